import { mount } from "svelte";
import { again } from "$lib/again";
import { pageAt } from "$lib/pages";
import { preferences } from "$lib/preferences.svelte";
import { router } from "$lib/router.svelte";
import { speaker } from "$lib/words/speaker.svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";

const AGAIN = 4000;
/** Milliseconds to wait for a page's data before showing the page without it. */
const LONG = 1500;

/** Load the messages. Without them not even an error can be shown, so the logo stays until they are here. */
async function learnToSpeak(): Promise<void> {
  for (;;) {
    try {
      return await speaker.speak(preferences.language);
    } catch {
      await new Promise((rested) => setTimeout(rested, AGAIN));
      await again();
    }
  }
}

/** Register the service worker for offline use, after the page has loaded and no longer needs the bandwidth. */
function keepForLater(): void {
  // Everything else works without it.
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
}

/** Load the page for the current URL with its data; on failure, the app shows the error. */
async function loadPage(): Promise<void> {
  try {
    const page = await pageAt(router.path)?.load();
    await Promise.race([page?.prepare?.(), new Promise((rested) => setTimeout(rested, LONG))]);
  } catch {
    // The app retries and reports it.
  }
}

async function begin(): Promise<void> {
  await Promise.all([learnToSpeak(), loadPage()]);
  const place = document.getElementById("app")!;
  place.replaceChildren();
  mount(App, { target: place });
  if (!import.meta.env.PROD) return;
  if (document.readyState === "complete") keepForLater();
  else addEventListener("load", keepForLater);
}

// Not awaited, because the page's script waits until this module has run.
void begin();
