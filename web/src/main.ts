import { mount } from "svelte";
import { again } from "$lib/again";
import { preferences } from "$lib/preferences.svelte";
import { speaker } from "$lib/words/speaker.svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";

const AGAIN = 4000;

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

await learnToSpeak();
const place = document.getElementById("app")!;
place.replaceChildren();
mount(App, { target: place });

// The client is there without a connection too. Where a browser does not allow that, everything else works as before.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/worker.js").catch(() => {});
