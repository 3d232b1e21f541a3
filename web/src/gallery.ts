/**
 * A development page that shows a game's board without a server, in a fixed scene
 * (`gallery.html?game=santiago&scene=decide&theme=dark&language=pl`). Not part of the bundle.
 */
import { type Component, mount } from "svelte";
import { pictures } from "$lib/sprite";
import { type Language, speaker } from "$lib/words/speaker.svelte";
import "./style/tokens.css";
import "./style/base.css";

interface Drawn {
  // biome-ignore lint/suspicious/noExplicitAny: each game's own scenes
  gallery: { default: Component<{ scene: any }> };
  scenes: { scene: (name: string) => unknown };
}

const GAMES: Record<string, () => Promise<Drawn>> = {
  santiago: async () => ({
    gallery: await import("./games/santiago/gallery/Gallery.svelte"),
    scenes: await import("./games/santiago/gallery/scenes"),
  }),
  cacao: async () => ({
    gallery: await import("./games/cacao/gallery/Gallery.svelte"),
    scenes: await import("./games/cacao/gallery/scenes"),
  }),
  agricola: async () => ({
    gallery: await import("./games/agricola/gallery/Gallery.svelte"),
    scenes: await import("./games/agricola/gallery/scenes"),
  }),
};

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "santiago";
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await speaker.speak((asked.get("language") ?? "en") as Language);
await speaker.learn(game);
const { gallery, scenes } = await GAMES[game]!();
await pictures();
// A tool can pass a real position: {view, legal, picked, preview}.
const given = asked.get("views");
const scene = given ? await (await fetch(given)).json() : scenes.scene(asked.get("scene") ?? "");
mount(gallery.default, { target: document.getElementById("app")!, props: { scene } });
