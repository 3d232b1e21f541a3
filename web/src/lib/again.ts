/**
 * Trying once more what did not come. A browser does not fetch a part of the client again that once failed to come, so
 * when the server is there and it still fails, the page is loaded anew.
 */
export async function again(load?: () => Promise<void>, failed?: () => unknown): Promise<void> {
  await load?.();
  if (load && !failed?.()) return;
  try {
    if ((await fetch("/icon.svg", { cache: "no-store" })).ok) location.reload();
  } catch {
    // It is still gone, and that is said already.
  }
}
