"""Finds the tests' browser: an installed Chromium, Debian's package, or Playwright's own."""

import shutil
import subprocess
import sys

from tests.debian import find_or_install

DISABLED = (
    # Playwright's own list: Chromium uses only the last list it gets, which is ours.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
    # The address bar's suggestions are pages too: loading them takes longer than opening a window.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(DISABLED)}",
]


def find() -> str | None:
    """The executable; None for Playwright's own, which is downloaded if necessary."""
    found = find_or_install("chromium", _installed)
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return found


def _installed() -> str | None:
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next((path for path in found if path), None)
