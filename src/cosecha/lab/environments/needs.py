"""What to say if the package behind an environment isn't installed."""


def not_installed(package: str, extra: str) -> ModuleNotFoundError:
    return ModuleNotFoundError(f'{package} isn\'t installed. Run: pip install "cosecha-games[{extra}]"')
