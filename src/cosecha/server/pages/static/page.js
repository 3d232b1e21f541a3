// A little more comfort where there is JavaScript; every page works without it.
"use strict";

// A link's secret stands behind the #: it is posted, and leaves the address at once.
const entry = document.querySelector("form[data-fragment]");
if (entry && location.hash.length > 1) {
  entry.elements.link.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  entry.submit();
}

// Forms say that this page is live, and add a random word of this device to the deal.
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

// A link is copied by a button; where no clipboard is given to a page that came without https, as people copied before.
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

// A page that the browser has kept may show what the person in front of it must not see.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// The arrow keys step through a replay.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (rel) document.querySelector(`a[rel=${rel}]`)?.click();
});

// Clocks run down; the server alone decides when one is up.
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

// News: fetch this page again and take over what has changed; the form that somebody fills in stays as it is.
const news = document.getElementById("news");
if (news) {
  document.documentElement.classList.add("live");
  let busy = false;
  let again = false;
  let source = null;

  // A form on its way must not be stopped by news of what it has brought about.
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
      // No longer there for us, or a curtain hangs. Any other trouble is of the line, and what is shown stays.
      else if (answer.ok || [403, 404].includes(answer.status)) location.reload();
    } catch {
      // The line is down; the event source comes back by itself.
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
    (same || part).focus({ preventScroll: true }); // whoever looks at the board goes on looking at it
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

  // What is shown may be old; said only when it lasts, since a stream that ends by itself is soon back.
  const lost = document.getElementById("lost");
  let telling = null;
  const down = () => {
    telling ??= setTimeout(() => (lost.textContent = lost.dataset.says), 3000);
  };
  const up = () => {
    clearTimeout(telling);
    telling = null;
    lost.textContent = "";
  };

  // What ended the news may have ended more: a link that was revoked opens this page no longer.
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

  // A device without a network hears nothing, not even that its stream has ended.
  addEventListener("offline", down);
  addEventListener("online", () => {
    source.close();
    back();
  });
}
