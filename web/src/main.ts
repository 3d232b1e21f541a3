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
/** A page that has to wait longer than this for what it shows says so itself. */
const LONG = 1500;

/** Without words nothing can be said, not even that the server is gone: the sign in the page stays until they come. */
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

/** The client is there without a connection too. It is kept once the page is there: until then the line is needed. */
function keepForLater(): void {
  // Where a browser does not allow that, everything else works as before.
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
}

/** The page that the address names, together with what it shows first; one that does not come says so itself. */
async function loadPage(): Promise<void> {
  try {
    const page = await pageAt(router.path)?.load();
    await Promise.race([page?.prepare?.(), new Promise((rested) => setTimeout(rested, LONG))]);
  } catch {
    // The app tries again, and tells.
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

// Not awaited here: the page's own script waits until this one has run.
void begin();
