/** The game whose things stand by their pictures in the sentences of a page. */
import { getContext, setContext } from "svelte";
import type { GameClient } from "../game";

const KEY = Symbol("pictures");

/** For a page of a game, which may still be on its way. */
export const showPictures = (client: () => GameClient | null) => setContext(KEY, client);

export const picturesShown = () => getContext<(() => GameClient | null) | undefined>(KEY) ?? (() => null);
