// Progressive enhancement: every page works without JavaScript.
"use strict";

// A link's token is in the URL fragment: post it, and remove it from the address bar.
const entry = document.querySelector("form[data-fragment]");
if (entry && location.hash.length > 1) {
  entry.elements.link.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  entry.submit();
}

// Mark forms as coming from a live page, and add a random word for the deal.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if ((event.submitter?.formMethod || form.method) === "get") return;
  const live = document.createElement("input");
  Object.assign(live, { type: "hidden", name: "live", value: "1" });
  form.append(live);
  const word = form.elements.namedItem("word");
  if (word && !word.value) {
    word.value = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
});

document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});

// Copy a link. Without HTTPS there is no clipboard API, so fall back to execCommand.
document.addEventListener("click", async (event) => {
  const button = event.target.closest(".copy");
  if (!button) return;
  const field = button.parentElement.querySelector("input");
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    if (!document.execCommand("copy")) return;
    button.focus();
  }
  const before = button.textContent;
  if (before === button.dataset.says) return;
  button.textContent = document.getElementById("announce").textContent = button.dataset.says;
  setTimeout(() => (button.textContent = before), 2500);
});

// A page from the back/forward cache may show a hand to the wrong person.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// Arrow keys step through a replay.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (rel) document.querySelector(`a[rel=${rel}]`)?.click();
});

// Count down the clocks; only the server decides when time is up.
const until = new WeakMap();
const tick = () => {
  for (const face of document.querySelectorAll("[data-left]")) {
    if (!until.has(face)) until.set(face, Date.now() + face.dataset.left * 1000);
    const left = Math.max(0, Math.ceil((until.get(face) - Date.now()) / 1000));
    if (left >= 86400) continue;
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (number) => String(number).padStart(2, "0");
    face.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    face.parentElement.classList.toggle("up", left === 0);
  }
};
setInterval(tick, 1000);

// On news, fetch this page again and replace what has changed, except for a form that is being filled in.
const news = document.getElementById("news");
if (news) {
  document.documentElement.classList.add("live");
  let busy = false;
  let again = false;
  let source = null;

  // Don't let news about a form's effect interrupt its submission.
  let leaving = false;
  document.addEventListener("submit", () => {
    leaving = true;
    source?.close();
  });

  const refresh = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    try {
      const answer = await fetch(news.dataset.page, { credentials: "same-origin", cache: "no-store" });
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (leaving) return;
      if (answer.ok && fresh.getElementById("news")) take(fresh);
      // The table is no longer visible to us, or a curtain hides it. Other errors are temporary: keep what is shown.
      else if (answer.ok || [403, 404].includes(answer.status)) location.reload();
    } catch {
      // Offline; the event source reconnects.
    }
    busy = false;
    if (again) {
      again = false;
      refresh();
    }
  };

  const asked = () => document.getElementById("asked-line")?.textContent;

  const take = (fresh) => {
    document.title = fresh.title;
    const before = asked();
    for (const part of fresh.querySelectorAll("[data-live]")) {
      const old = document.getElementById(part.id);
      if (old.dataset.live !== part.dataset.live) replace(old, part);
    }
    for (const list of fresh.querySelectorAll("[data-log]")) updateLines(document.getElementById(list.id), list);
    const section = document.getElementById("asked");
    if (asked() !== before && !section.contains(document.activeElement)) {
      document.getElementById("announce").textContent = asked();
    }
    tick();
  };

  const replace = (old, part) => {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const open = [...old.querySelectorAll("details")].map((box) => box.open);
    const typed = focused && focused.id && "value" in focused ? focused.value : null;
    old.replaceWith(part);
    part.querySelectorAll("details").forEach((box, i) => (box.open = open[i] ?? box.open));
    if (!focused) return;
    const same = focused.id && document.getElementById(focused.id);
    (same || part).focus({ preventScroll: true }); // don't scroll away from the board
    if (same && typed !== null && same.tagName === "INPUT") same.value = typed;
  };

  // New lines come in at the top. Those that an undo has removed leave, as far back as the fresh list goes.
  const updateLines = (old, list) => {
    const known = new Set([...old.children].map((line) => line.id));
    const standing = new Set([...list.children].map((line) => line.id));
    const oldest = Number(list.lastElementChild?.dataset.row);
    for (const line of [...old.children]) {
      if (Number(line.dataset.row) > oldest && !standing.has(line.id)) line.remove();
    }
    for (const line of old.querySelectorAll(".fresh")) line.classList.remove("fresh");
    const first = old.firstChild;
    for (const line of [...list.children]) {
      if (known.has(line.id)) continue;
      line.classList.add("fresh");
      old.insertBefore(line, first);
    }
  };

  // Warn that the page may be out of date, but only after a while: a stream that just ended reconnects soon.
  const lost = document.getElementById("lost");
  let warning = null;
  const down = () => {
    warning ??= setTimeout(() => (lost.textContent = lost.dataset.says), 3000);
  };
  const up = () => {
    clearTimeout(warning);
    warning = null;
    lost.textContent = "";
  };

  // Reload as well: if the link was revoked, this page is no longer accessible.
  const back = () => {
    refresh();
    listen();
  };

  const listen = () => {
    source = new EventSource(`${news.dataset.news}?since=${news.dataset.seq}`);
    source.onopen = up;
    source.onmessage = (event) => {
      news.dataset.seq = event.data;
      if (!leaving) refresh();
    };
    source.onerror = () => {
      source.close();
      if (leaving) return;
      down();
      setTimeout(back, 2000);
    };
  };
  listen();
  addEventListener("pagehide", () => source && source.close());

  // Without a network, the stream doesn't even report that it has ended.
  addEventListener("offline", down);
  addEventListener("online", () => {
    source.close();
    back();
  });
}
