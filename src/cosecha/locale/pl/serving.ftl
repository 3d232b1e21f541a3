# Działanie serwera i to, co mówi, gdy coś jest nie tak.

cli-serving = Cosecha działa pod adresem { $address } (Ctrl-C ją kończy)

error-port-taken = Port { $port } jest zajęty. Wybierz inny przez --port albo użyj --any-port, aby znaleźć wolny.
error-no-host = Nie można nasłuchiwać pod { $host }: ta maszyna nie ma takiego adresu albo nie pozwala go użyć.
error-folder = Nie można użyć folderu danych: { $text }
error-database = Nie można użyć bazy danych: { $text }
error-database-url = Adres bazy danych musi zaczynać się od sqlite:// lub postgresql://.
error-no-postgres = PostgreSQL wymaga dodatkowego pakietu: pip install "cosecha-games[postgres]".
error-folder-taken = Inny serwer już używa folderu danych { $folder }. Przejdź do niego albo wybierz inny folder przez --data.
error-one-worker = Tutaj może działać tylko jeden proces: do większej ich liczby trzeba Linuksa lub macOS i bazy danych na dysku. Usuń --workers.
error-worker = Jeden z procesów nie mógł wystartować. Przyczynę podaje dziennik.
error-key-short = Klucz serwera jest za krótki. Najmniejsza liczba znaków: { $least }.

## Powiadomienia o turze

table-notice-turn = Twoja kolej w grze { $game }: { $link }

## Kopie zapasowe

cli-backup-done =
    { $tables ->
        [one] Plik { $file } zawiera { $tables } stół i wszystko, co przyjęto przed { $time }.
        [few] Plik { $file } zawiera { $tables } stoły i wszystko, co przyjęto przed { $time }.
        [many] Plik { $file } zawiera { $tables } stołów i wszystko, co przyjęto przed { $time }.
       *[other] Plik { $file } zawiera { $tables } stołu i wszystko, co przyjęto przed { $time }.
    }
cli-restore-done =
    { $tables ->
        [one] Przywrócono { $tables } stół i wszystko, co przyjęto przed { $time }.
        [few] Przywrócono { $tables } stoły i wszystko, co przyjęto przed { $time }.
        [many] Przywrócono { $tables } stołów i wszystko, co przyjęto przed { $time }.
       *[other] Przywrócono { $tables } stołu i wszystko, co przyjęto przed { $time }.
    }
error-backup-exists = Plik { $file } już istnieje. Użyj --force, aby go zastąpić.
error-backup-nothing = W folderze { $folder } nie ma stołów do zapisania. Wybierz folder przez --data.
error-backup-none = Plik { $file } nie jest kopią zapasową Cosecha.
error-backup-damaged = Kopia zapasowa { $file } jest uszkodzona. Nic nie zmieniono.
error-backup-failed = Błąd bazy danych ({ $file }): { $text }
error-restore-running = Tych stołów używa serwer. Zatrzymaj go, zanim je przywrócisz.
error-restore-over =
    { $tables ->
        [one] Jest tu już { $tables } stół. Użyj --force, aby go zastąpić.
        [few] Są tu już { $tables } stoły. Użyj --force, aby je zastąpić.
        [many] Jest tu już { $tables } stołów. Użyj --force, aby je zastąpić.
       *[other] Jest tu już { $tables } stołu. Użyj --force, aby je zastąpić.
    }
