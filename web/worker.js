/**
 * Answers for the server while it cannot be reached: with the client itself, which then says so. A page always comes
 * from the server if that is there, so a new version counts at once; what a server said about a table is never kept.
 *
 * The build fills in the names of its own files. `FIRST` is what it takes to say anything at all, its entry in front.
 */
const FIRST = ["files without which nothing is said"];
const OURS = new Set(["all files of this version"]);
const SHELL = "/index.html";
const CACHE = `cosecha ${FIRST[0]}`;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (OURS.has(pathname)) event.respondWith(file(request));
});

async function keep() {
  const shell = await fetch(SHELL, { cache: "no-store" });
  // A server that was exchanged meanwhile brings a worker of its own: this one is not needed.
  if (!shell.ok || !(await shell.clone().text()).includes(FIRST[0])) throw new Error("another version");
  const cache = await caches.open(CACHE);
  await cache.addAll(FIRST);
  await cache.put(SHELL, shell);
  await self.skipWaiting();
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** From the server; without one, or if only its gateway answers, the client that is kept here. */
async function page(request) {
  const kept = () => caches.match(SHELL, { cacheName: CACHE });
  try {
    const answer = await fetch(request);
    return (answer.status >= 502 && answer.status <= 504 && (await kept())) || answer;
  } catch (gone) {
    const shell = await kept();
    if (!shell) throw gone;
    return shell;
  }
}

/** The names of these files change with their content: what is kept is what the server would send. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
