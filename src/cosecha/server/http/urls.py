"""Addresses of our own pages."""

from cosecha.server.http.guards import Connection


def page_url(connection: Connection, path: str) -> str:
    """The full address of one of our pages, as this client reaches the server."""
    return f"{connection.url.scheme}://{connection.headers.get('host', '')}{path}"
