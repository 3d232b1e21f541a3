"""Reports: figures and a page about games that were played. Needs the extra `research`."""
