/* The page's connection to the bot: SimCord's own, which also lists the places and goes on after a restart. */
import { createTransport as connect } from "/simcord.js";

const FOLLOWED = ["viewer", "click", "modal_submit", "run_command", "send_message"];
const words = JSON.parse(document.querySelector("meta[name=words]").content);
const people = document.getElementById("viewer-picker");
const drawer = document.getElementById("messages-toggle");
const heading = document.querySelector(".sidebar-heading h1");
const places = Object.assign(document.createElement("nav"), { id: "places", ariaLabel: words.places });
const timeline = document.getElementById("channel-timeline");
const messages = document.getElementById("channel-message-list");
const notice = Object.assign(document.createElement("p"), { id: "notice", role: "status", hidden: true });
let here = JSON.parse(sessionStorage.getItem("here") || "{}");  // this tab's person and place, after a restart too
let known = [];
let next = null;  // the place that somebody goes to
let followed = 0;  // until when the newest message stays in view

heading.textContent = drawer.lastChild.textContent = words.places;
heading.parentElement.after(places);
document.body.append(notice);
new ResizeObserver(() => {
  const newest = messages.lastElementChild;
  if (!newest || performance.now() > followed) return;
  const ends = [...newest.querySelectorAll("img, .component-button")].at(-1);  // a panel begins with what to press
  const tall = newest.offsetHeight > timeline.clientHeight && ends?.tagName === "IMG";
  newest.scrollIntoView({ block: tall ? "start" : "end" });
}).observe(messages);

/* A menu that opens draws its message anew, without the picture at first: the page must not slide away under it. */
let held = 0;
document.addEventListener("pointerdown", () => {
  messages.style.minHeight = `${messages.offsetHeight}px`;
  clearTimeout(held);
  held = setTimeout(() => { messages.style.minHeight = ""; }, 1500);
}, true);

/* As on Discord: an option has suggestions before anything is typed. */
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input[aria-autocomplete]") && !target.value) target.dispatchEvent(new Event("input"));
});

/* A link to a message or a channel leads there on this page; on Discord it would open in the app. */
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='https://discord.com/channels/']");
  const mention = event.target.closest(".mention")?.textContent;
  const [, server, channel] = link ? link.pathname.slice(1).split("/") : [];
  const place = known.find(({ id, name }) => id === channel || `#${name}` === mention || (id === "direct" && server === "@me"));
  if (link) event.preventDefault();
  if (place && !place.here) go(place.id);
}, true);

function go(place) {
  next = place;
  people.dispatchEvent(new Event("change"));  // as if the same person were chosen again
  if (document.querySelector(".messages-open")) drawer.click();
}

function show(page) {
  known = page.places;
  const open = known.find((place) => place.here);
  here = { person: page.viewerId, place: open?.id };
  sessionStorage.setItem("here", JSON.stringify(here));
  drawer.dataset.unread = known.reduce((sum, place) => sum + place.unread, 0) || "";
  const state = JSON.stringify(known);
  if (places.dataset.state === state) return;
  places.dataset.state = state;
  places.replaceChildren(...known.map((place) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: place.name });
    Object.assign(button.dataset, { kind: place.kind, unread: place.unread || "" });
    if (place.here) button.setAttribute("aria-current", "page");
    button.addEventListener("click", () => go(place.id));
    return button;
  }));
}

/* As on Discord: a channel opens at its end, and shows the answer to what somebody did. */
function follow() {
  followed = performance.now() + 3000;
}

function say(text) {
  notice.hidden = !text;
  if (text && notice.textContent !== text) notice.textContent = text;
}

/* A page that is reloaded while the program ends would be lost. */
function isReachable() {
  return fetch(location, { cache: "no-store" }).then((answer) => answer.ok, () => false);
}

export function createTransport(capability) {
  const own = connect(capability);

  async function request(path, method, body, context, signal) {
    const opening = path === "/api/pages" && method === "POST";
    for (;;) {
      try {
        const sent = opening ? { viewer_id: here.person, target_id: here.place } : body;
        const answer = await own.request(path, method, sent, context, signal);
        if (answer?.places) show(answer);
        if (opening) follow();
        say("");
        return answer;
      } catch (error) {
        if (signal?.aborted) throw error;
        const outdated = !opening && [401, 410].includes(error.status);  // a new program, or this page slept too long
        if (outdated && await isReachable()) {
          location.reload();
          return new Promise(() => {});
        }
        if (error.status && !opening && !outdated) throw error;
        here = error.status === 400 ? {} : here;
        say(error.status === 401 ? words.elsewhere : words.restarting);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  async function requestAction(body, files) {
    const there = body.kind === "viewer" ? { place: next ?? here.place } : {};
    if (body.kind === "viewer") next = null;
    const receipt = await own.requestAction({ ...body, ...there }, files);
    if (FOLLOWED.includes(body.kind)) follow();
    return receipt;
  }

  return { ...own, request, requestAction };
}
