/**
 * A page for those who draw: Santiago's board without a server, in one of some scenes
 * (`gallery.html?scene=decide&theme=dark&language=pl`). It is not part of the bundle.
 */
import { mount } from "svelte";
import { type Language, speaker } from "$lib/words/speaker.svelte";
import Gallery from "./games/santiago/gallery/Gallery.svelte";
import { scene } from "./games/santiago/gallery/scenes";
import "./style/tokens.css";
import "./style/base.css";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await speaker.speak((asked.get("language") ?? "en") as Language);
await speaker.learn("santiago");
// A tool may hand over a real position: {view, legal, picked, preview}.
const given = asked.get("views");
const shown = given ? await (await fetch(given)).json() : scene(asked.get("scene") ?? "decide");
mount(Gallery, { target: document.getElementById("app")!, props: { scene: shown } });
