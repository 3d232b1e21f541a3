/** Switching the language. */
import { preferences } from "../preferences.svelte";
import { type Language, speaker } from "../words/speaker.svelte";

/** The preference is saved only once its messages are loaded; offline, nothing changes. */
export async function speakIn(language: Language): Promise<void> {
  try {
    await speaker.speak(language);
    preferences.set({ language });
  } catch (wrong) {
    console.warn(wrong);
  }
}
