/**
 * The service worker: while the server can't be reached, it serves the client itself, which then says so. Pages always
 * come from the server if it responds, so a new version takes effect right away; API responses are never cached.
 *
 * The build fills in the file names. `FIRST` is the minimum needed to show anything, with the entry script first.
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
  // If the server has been upgraded meanwhile, its own worker replaces this one.
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

/** From the server; if it can't be reached, or only its proxy responds, the cached client. */
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

/** The names of these files change with their content, so a cached file is always current. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
