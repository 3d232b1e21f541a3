"""What every part of the server uses: settings, logs, limits, refusals."""
