# `cosecha --version` and `cosecha doctor`: what is installed, and whether it works.

cli-version =
    { $rules ->
        [compiled] cosecha { $version }, compiled rules
       *[pure] cosecha { $version }, pure Python rules
    }

cli-doctor-python = Python { $version } ({ $kind })
cli-doctor-platform = { $system }, { $machine }
cli-doctor-package = Version { $version } in { $folder }
cli-doctor-rules =
    { $rules ->
        [compiled] The rules are compiled.
       *[pure] The rules are pure Python: the same games, only slower.
    }
cli-doctor-compile = To compile them, run: { $command }
cli-doctor-wheels = To get compiled rules, install a C compiler, or use a platform that has a compiled package.
cli-doctor-games = The games run: { $games }
cli-doctor-no-games = The games don’t run: { $text }
cli-doctor-extra = Extra “{ $extra }”: works
cli-doctor-no-extra = Extra “{ $extra }”: not installed
cli-doctor-broken-extra = Extra “{ $extra }”: broken ({ $text })
cli-doctor-install = To install it, run: { $command }
cli-doctor-reinstall = To reinstall, run: { $command }
cli-doctor-client = The drawn client is installed.
cli-doctor-no-client = The drawn client is missing, so browsers get text pages.
cli-doctor-data = The server can keep its tables in { $folder }
cli-doctor-no-data = The server can’t keep its tables in { $folder }: { $text }
cli-doctor-other-data = Choose another folder with cosecha serve --data.
cli-doctor-compiler = C compiler: { $compiler }
cli-doctor-no-compiler = No C compiler. You only need one to compile the rules yourself.
cli-doctor-summary =
    { $broken ->
        [0] Everything installed works.
        [one] { $broken } part is broken.
       *[other] { $broken } parts are broken.
    }
