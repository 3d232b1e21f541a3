# Running the server, and what it says when something is not as it should be.

cli-serving = Cosecha is open at { $address } (Ctrl-C closes it)

error-port-taken = Port { $port } is taken. Choose another with --port, or let me look for one with --any-port.
error-no-host = I cannot listen at { $host }: this machine has no such address, or does not let me use it.
error-folder = The data folder cannot be used: { $text }
error-database = The database cannot be used: { $text }
error-database-url = The address of the database must begin with sqlite:// or postgresql://.
error-no-postgres = PostgreSQL needs one more package: pip install "cosecha[postgres]".
error-folder-taken = Another server already uses the data folder { $folder }. Go to that one, or choose another folder with --data.
error-key-short = The key of the server must have at least { $least } characters.

error-no-page = There is nothing at this address.
error-too-long = This is too long for us.
error-server = Something has gone wrong on our side. What the table has accepted is safe; try again.

## Notices of turns

table-notice-turn = It is your turn in { $game }: { $link }
error-notice-off = This server sends no notices.
error-notice-address = A notice needs the whole address of a webhook, beginning with https://.
error-notice-private = Notices go only to https addresses on the open internet.
