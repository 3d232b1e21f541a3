"""Finds Chromium, and says how to start it."""

import os
import shutil

VARIABLE = "COSECHA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")
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


def installed() -> str | None:
    """The executable: the one that the environment variable names, or one on the PATH; None for Playwright's own."""
    if chosen := os.environ.get(VARIABLE):
        return chosen
    return next((path for name in NAMES if (path := shutil.which(name))), None)
