/**
 * Retry a failed load. Browsers don't fetch a failed module again, so if the server responds and it still fails, reload
 * the page.
 */
export async function again(load?: () => Promise<void>, failed?: () => unknown): Promise<void> {
  await load?.();
  if (load && !failed?.()) return;
  try {
    if ((await fetch("/icon.svg", { cache: "no-store" })).ok) location.reload();
  } catch {
    // Still offline, and the page already says so.
  }
}
