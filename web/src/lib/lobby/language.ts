/** Speaking another language from now on. */
import { preferences } from "../preferences.svelte";
import { type Language, speaker } from "../words/speaker.svelte";

/** Kept only when its words have come; without a network everything stays as it is. */
export async function speakIn(language: Language): Promise<void> {
  try {
    await speaker.speak(language);
    preferences.set({ language });
  } catch (wrong) {
    console.warn(wrong);
  }
}
