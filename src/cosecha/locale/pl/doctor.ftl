# `cosecha --version` i `cosecha doctor`: co jest zainstalowane i czy działa.

cli-version =
    { $rules ->
        [compiled] cosecha { $version }, zasady skompilowane
       *[pure] cosecha { $version }, zasady w czystym Pythonie
    }

cli-doctor-python = Python { $version } ({ $kind })
cli-doctor-platform = { $system }, { $machine }
cli-doctor-package = Wersja { $version } w folderze { $folder }
cli-doctor-rules =
    { $rules ->
        [compiled] Zasady są skompilowane.
       *[pure] Zasady są w czystym Pythonie: te same partie, tylko wolniej.
    }
cli-doctor-compile = Aby je skompilować, uruchom: { $command }
cli-doctor-wheels = Aby mieć skompilowane zasady, zainstaluj kompilator C albo użyj platformy, która ma skompilowany pakiet.
cli-doctor-games = Gry działają: { $games }
cli-doctor-no-games = Gry nie działają: { $text }
cli-doctor-extra = Dodatek „{ $extra }”: działa
cli-doctor-no-extra = Dodatek „{ $extra }”: niezainstalowany
cli-doctor-broken-extra = Dodatek „{ $extra }”: nie działa ({ $text })
cli-doctor-install = Aby zainstalować, uruchom: { $command }
cli-doctor-reinstall = Aby zainstalować ponownie, uruchom: { $command }
cli-doctor-client = Wersja graficzna jest zainstalowana.
cli-doctor-no-client = Brakuje wersji graficznej, więc przeglądarki dostają strony tekstowe.
cli-doctor-data = Serwer może przechowywać stoły w folderze { $folder }
cli-doctor-no-data = Serwer nie może przechowywać stołów w folderze { $folder }: { $text }
cli-doctor-other-data = Wybierz inny folder: cosecha serve --data.
cli-doctor-compiler = Kompilator C: { $compiler }
cli-doctor-no-compiler = Nie ma kompilatora C. Potrzebny jest tylko do samodzielnej kompilacji zasad.
cli-doctor-summary =
    { $broken ->
        [0] Wszystko, co jest zainstalowane, działa.
        [one] { $broken } część nie działa.
        [few] { $broken } części nie działają.
        [many] { $broken } części nie działa.
       *[other] { $broken } części nie działa.
    }
