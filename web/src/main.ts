import { mount } from "svelte";
import { preferences } from "$lib/preferences.svelte";
import { speaker } from "$lib/words/speaker.svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";

await speaker.speak(preferences.language);
mount(App, { target: document.getElementById("app")! });
