import { NEAR_END_S, placeToKeep, type VideoReply } from "#app/features/videos/model/mark.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";

const KEPT = "videos";
/** The place is kept so often while it plays, ms. */
const EVERY_MS = 10_000;

type Local = Record<string, { saved?: boolean; watched?: boolean; place?: number }>;

function readLocal(): Local {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Local) : {};
  } catch {
    return {};
  }
}

function changeLocal(id: string, change: Local[string]): void {
  try {
    const all = readLocal();
    localStorage.setItem(KEPT, JSON.stringify({ ...all, [id]: { ...all[id], ...change } }));
  } catch {
    // no room on the device: it plays all the same
  }
}

/** What the page of the videos does with script: the place, the transcript, marks, and YouTube's player on a press. */
export function watchVideos(root: HTMLElement): void {
  const id = root.dataset.videos ?? "";
  const keeper = keeperOf(id, root.dataset.member !== undefined, root.dataset.failed ?? "");
  keeper.show();
  const video = root.querySelector("video");
  if (video) watchClip(root, video, keeper);
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-youtube]");
    if (!link) return;
    event.preventDefault();
    playYouTube(link);
  });
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-video-mark]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void keeper.press(form);
    });
}

type Keeper = ReturnType<typeof keeperOf>;

function keeperOf(id: string, isMember: boolean, failed: string) {
  const send = async (fields: Record<string, string>): Promise<boolean> => {
    await freshSession().catch(() => false);
    const body = new FormData();
    for (const [name, value] of Object.entries({ video: id, via: "script", ...fields }))
      body.set(name, value);
    const asked = { method: "POST", body, headers: { accept: "application/json" } };
    const reply = await fetch("/youtube-playlist/marks", asked)
      .then((answer) => answer.json() as Promise<VideoReply>)
      .catch(() => null);
    return reply?.ok === true;
  };
  const form = (intent: string) =>
    document.querySelector<HTMLFormElement>(`form[data-video-mark="${intent}"]`);
  return {
    /** What a visitor's device knows of all the videos. */
    show(): void {
      if (isMember) return;
      for (const [video, { saved = false, watched = false }] of Object.entries(readLocal())) {
        showCard(video, "saved", saved);
        showCard(video, "watched", watched);
        if (video !== id) continue;
        showPressed(form("save"), saved);
        showPressed(form("watched"), watched);
      }
    },
    placeOf: (drawn: number): number => (isMember ? drawn : (readLocal()[id]?.place ?? 0)),
    keepPlace(at: number): void {
      if (isMember) void send({ intent: "place", at: String(at) });
      else changeLocal(id, { place: at });
    },
    watched(): void {
      const seen = form("watched");
      if (seen && seen.querySelector("button")?.getAttribute("aria-pressed") !== "true")
        void this.press(seen);
      if (!isMember) changeLocal(id, { place: 0 });
    },
    async press(pressed: HTMLFormElement): Promise<void> {
      const intent = pressed.dataset.videoMark === "save" ? "save" : "watched";
      const isOn = pressed.querySelector("button")?.getAttribute("aria-pressed") !== "true";
      const mark = intent === "save" ? "saved" : "watched";
      const show = (on: boolean) => {
        showPressed(pressed, on);
        showCard(id, mark, on);
      };
      show(isOn);
      if (!isMember) return changeLocal(id, { [mark]: isOn });
      if (await send({ intent, value: isOn ? "on" : "off" })) return;
      show(!isOn);
      showToast({ title: failed, tone: "danger" });
    },
  };
}

function showPressed(form: HTMLFormElement | null, on: boolean): void {
  const button = form?.querySelector("button");
  const words = button?.querySelector("span");
  if (!form || !button || !words) return;
  button.setAttribute("aria-pressed", String(on));
  words.textContent = (on ? button.dataset.wordsOn : button.dataset.wordsOff) ?? "";
  const value = form.querySelector<HTMLInputElement>('input[name="value"]');
  if (value) value.value = on ? "off" : "on";
}

function showCard(id: string, mark: string, on: boolean): void {
  const place = document.querySelector<HTMLElement>(
    `[data-video-card="${CSS.escape(id)}"] [data-mark="${mark}"]`,
  );
  if (place) place.hidden = !on;
}

function watchClip(root: HTMLElement, video: HTMLVideoElement, keeper: Keeper): void {
  const seconds = Number(root.dataset.seconds);
  let wanted = keeper.placeOf(Number(root.dataset.place));
  let keptAt = 0;
  const keep = () => keeper.keepPlace(placeToKeep(video.currentTime, seconds));
  video.addEventListener("loadedmetadata", () => {
    if (wanted > 0) video.currentTime = wanted;
    wanted = 0;
  });
  const lines = [...root.querySelectorAll<HTMLElement>("[data-from]")];
  video.addEventListener("timeupdate", () => {
    const at = lines.findLast((line) => Number(line.dataset.from) <= video.currentTime + 0.1);
    for (const line of lines) line.toggleAttribute("data-now", line === at);
    if (video.currentTime >= seconds - NEAR_END_S / 2) keeper.watched();
    if (video.paused || performance.now() - keptAt < EVERY_MS) return;
    keptAt = performance.now();
    keep();
  });
  video.addEventListener("pause", () => {
    if (!video.ended) keep();
  });
  root.addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLElement>("[data-seek]");
    if (!line) return;
    event.preventDefault();
    const at = Number(line.dataset.seek);
    if (video.readyState === 0) wanted = at;
    else video.currentTime = at;
    void video.play().catch(() => undefined);
  });
}

/** YouTube's player takes the picture's place, in a frame that may run its scripts and little more. */
export function playYouTube(link: HTMLAnchorElement): void {
  const frame = document.createElement("iframe");
  frame.src = link.href;
  frame.title = link.dataset.youtube ?? "";
  frame.className = "player-picture";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation");
  frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
  frame.referrerPolicy = "strict-origin";
  const picture = link.closest(".player-link") ?? link;
  picture.replaceWith(frame);
  frame.focus();
}
