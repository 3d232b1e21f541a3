"""The JSON interface: HTTP, NDJSON streams and WebSockets."""
