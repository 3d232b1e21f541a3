# Running the server, and what it says when something goes wrong.

cli-serving = Cosecha is running at { $address } (press Ctrl-C to stop)

error-port-taken = Port { $port } is in use. Choose another with --port, or use --any-port.
error-no-host = Can’t listen on { $host }: this machine has no such address, or access is denied.
error-folder = Can’t use the data folder: { $text }
error-database = Can’t use the database: { $text }
error-database-url = The database address must start with sqlite:// or postgresql://.
error-no-postgres = PostgreSQL needs one more package: pip install "cosecha-games[postgres]".
error-folder-taken = Another server is already using the data folder { $folder }. Use that server, or choose another folder with --data.
error-key-short = The server key must have at least { $least } characters.

error-no-page = There’s nothing at this address.
error-too-long = That’s too long.
error-server = Something went wrong on our side. Moves the table has accepted are safe. Try again.
error-disk-full = The server’s disk is full, so nothing can be saved. Accepted moves are safe. Try again later.
error-read-only = The server can’t write to its data folder. Accepted moves are safe. Try again later.
error-database-damaged = The server’s database is damaged. Its operator has to restore a backup with “cosecha restore”.
error-database-newer = The database was written by a newer version of Cosecha. This server has to be updated.
error-database-away = The server’s database doesn’t answer. Accepted moves are safe. Try again in a moment.

## Turn notifications

table-notice-turn = It’s your turn in { $game }: { $link }
error-notice-off = This server doesn’t send notifications.
error-notice-address = Enter the full address of a webhook, starting with https://.
error-notice-private = Notifications go only to https addresses on the public internet.

## Backups

cli-backup-done =
    { $tables ->
        [one] { $file } has { $tables } table, with everything acknowledged before { $time }.
       *[other] { $file } has { $tables } tables, with everything acknowledged before { $time }.
    }
cli-restore-done =
    { $tables ->
        [one] Restored { $tables } table, with everything acknowledged before { $time }.
       *[other] Restored { $tables } tables, with everything acknowledged before { $time }.
    }
error-backup-exists = { $file } already exists. Use --force to overwrite it.
error-backup-nothing = There are no tables to save in { $folder }. Choose the folder with --data.
error-backup-none = { $file } isn’t a Cosecha backup.
error-backup-damaged = The backup { $file } is damaged. Nothing was changed.
error-backup-failed = The database failed ({ $file }): { $text }
error-restore-running = A server is using these tables. Stop it, then restore.
error-restore-over =
    { $tables ->
        [one] There’s already { $tables } table here. Use --force to replace it.
       *[other] There are already { $tables } tables here. Use --force to replace them.
    }
