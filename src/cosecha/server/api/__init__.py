"""The JSON API: HTTP, NDJSON streams and WebSockets."""
