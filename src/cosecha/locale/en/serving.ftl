# Running the server, and what it says when something goes wrong.

cli-serving = Cosecha is running at { $address } (press Ctrl-C to stop)

error-port-taken = Port { $port } is in use. Choose another with --port, or use --any-port.
error-no-host = Can’t listen on { $host }: this machine has no such address, or access is denied.
error-folder = Can’t use the data folder: { $text }
error-database = Can’t use the database: { $text }
error-database-url = The database address must start with sqlite:// or postgresql://.
error-no-postgres = PostgreSQL needs one more package: pip install "cosecha-games[postgres]".
error-folder-taken = Another server is already using the data folder { $folder }. Use that server, or choose another folder with --data.
error-one-worker = Only one worker can run here: several need Linux or macOS, and a database on disk. Leave out --workers.
error-worker = A worker couldn’t start. The log says why.
error-key-short = The server key must have at least { $least } characters.

## Turn notifications

table-notice-turn = It’s your turn in { $game }: { $link }

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
