import type { Page } from "@playwright/test";

/** The page as its reader goes through it by the Tab key: everything is reached, and what has the focus is seen. */

type Stops = {
  waiting: Set<HTMLElement>;
  met: HTMLElement[];
  faults: Set<string>;
  /** What is wrong with how it is seen while it has the focus. */
  look(stop: HTMLElement): string[];
  /** The same once what follows from a scroll has come, with the next frames. */
  lookAgain(stop: HTMLElement): Promise<string[]>;
  /** Settles when the stop that the focus has come to has been looked at. */
  looking: Promise<void>;
  watching: AbortController;
};
type WithStops = { stops: Stops };

/** In the page: who can be reached, and a reader who looks at whatever gets the focus. */
function watchStops(within: string): number {
  const part = document.querySelector<HTMLElement>(within) ?? document.body;
  const name = (element: Element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 140);
  const isSized = ({ width, height }: DOMRect) => width > 0 && height > 0;

  const isReachable = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || element.matches(":disabled, [inert] *")) return false;
    // of a group of radio buttons the chosen one, or the first
    if (element instanceof HTMLInputElement && element.type === "radio") {
      const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
        (one) => one.name === element.name && one.form === element.form,
      );
      if (element !== (group.find(({ checked }) => checked) ?? group[0])) return false;
    }
    return element.checkVisibility({ visibilityProperty: true }) && isSized(element.getBoundingClientRect());
  };

  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const painted = new Map<string, number[]>();
  /** Red, green, blue and alpha, 0 to 255, of a colour however it is written. */
  const rgba = (colour: string): number[] => {
    const known = painted.get(colour);
    if (known || !paint) return known ?? [0, 0, 0, 0];
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const channels = [...paint.getImageData(0, 0, 1, 1).data];
    painted.set(colour, channels);
    return channels;
  };
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = rgba(colour).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  /** The colour that lies under an element. Null where a picture does. */
  const ground = (from: Element | null): string | null => {
    for (let element = from; element; element = element.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== "none") return null;
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };

  /** What has the ring: the element, or what is drawn in place of a field that is hidden itself. */
  const ringed = (stop: HTMLElement) => {
    const { nextElementSibling, parentElement } = stop;
    for (const element of [stop, nextElementSibling, parentElement, parentElement?.parentElement]) {
      if (!element) continue;
      for (const pseudo of [null, "::before", "::after"]) {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, pseudo);
        if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) continue;
        const inside = pseudo !== null || Number.parseFloat(outlineOffset) < 0;
        return { element, colour: outlineColor, on: ground(inside ? element : element.parentElement) };
      }
    }
    return null;
  };

  const coverOf = (stop: HTMLElement, seen: Element): string | null => {
    const whole = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    // a row that scrolls to the side shows a thumb's width of what has the focus
    const left = Math.max(0, whole.left);
    const box = new DOMRect(left, whole.y, Math.min(innerWidth, whole.right) - left, whole.height);
    if (!isSized(box)) return "has no size";
    const across = [0.25, 0.5, 0.75].map((share) => [share, 0.5] as const);
    const down = [0.25, 0.75].map((share) => [0.5, share] as const);
    // what is larger than the window is seen in part
    const isLarge = box.height > innerHeight * 0.6;
    for (const [x, y] of isLarge ? [] : [...across, ...down]) {
      const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      if (!hit) return "is out of sight";
      // a notice goes by itself
      if (hit.closest(".toast")) return null;
      if (!seen.contains(hit) && !hit.contains(stop)) return `is covered by ${name(hit)}`;
    }
    return null;
  };

  const stops: Stops = {
    waiting: new Set(
      [
        ...part.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary, [tabindex]",
        ),
      ].filter(isReachable),
    ),
    met: [],
    faults: new Set(),
    watching: new AbortController(),
    look(stop) {
      const ring = ringed(stop);
      if (!part.contains(stop)) return [`${name(stop)} lies beneath, and is reached`];
      if (!ring) return [`${name(stop)} has the focus, and no ring`];
      const wrong: (string | null)[] = [coverOf(stop, ring.element)];
      if (ring.on && contrast(ring.colour, ring.on) < 3)
        wrong.push(`has a ring of ${ring.colour} on ${ring.on}`);
      return wrong.flatMap((what) => (what ? [`${name(stop)} ${what}`] : []));
    },
    async lookAgain(stop) {
      let faults = stops.look(stop);
      // on a busy machine a page follows the focus some frames later; what stays is a fault
      for (let frames = 0; faults.length > 0 && frames < 30; frames++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (document.activeElement !== stop) return [];
        faults = stops.look(stop);
      }
      return faults;
    },
    looking: Promise.resolve(),
  };

  let lostAfter: HTMLElement | undefined;
  const reached = () => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) {
      lostAfter ??= stops.met.at(-1);
      return;
    }
    if (stop === stops.met.at(-1) || stops.met.includes(stop)) return;
    if (lostAfter) stops.faults.add(`${name(lostAfter)} has lost the focus`);
    lostAfter = undefined;
    stops.waiting.delete(stop);
    stops.met.push(stop);
    stops.looking = stops.lookAgain(stop).then((faults) => {
      for (const what of faults) stops.faults.add(what);
    });
  };
  // the key comes up where the focus has come to, and the page has followed it
  window.addEventListener("keyup", reached, { capture: true, signal: stops.watching.signal });
  Object.assign(window, { stops });

  // from the head of the part on
  const head = document.createElement("i");
  head.tabIndex = -1;
  part.insertBefore(head, part.firstChild);
  head.focus();
  head.remove();
  return stops.waiting.size;
}

/** What is wrong for whoever presses the Tab key, from the head of the part to its end. */
export async function forwards(page: Page, within: string): Promise<string[]> {
  await drawn(page);
  const most = await page.evaluate(watchStops, within);
  const press = async (times: number) => {
    for (let presses = 0; presses < times; presses++) {
      await page.keyboard.press("Tab");
      await page.evaluate(() => (window as unknown as WithStops).stops.looking);
    }
    return page.evaluate(() => {
      const { waiting, met } = (window as unknown as WithStops).stops;
      return { waiting: waiting.size, met: met.length };
    });
  };
  // some more than there are: a field of a date or a time has several stops, and what is drawn when it is scrolled to is
  // not counted before
  let before = -1;
  for (let at = await press(most); at.waiting > 0 && at.met > before; at = await press(12)) before = at.met;
  return page.evaluate(() => {
    const { waiting, faults, watching } = (window as unknown as WithStops).stops;
    watching.abort();
    // what the script has put to rest meanwhile is not to be reached
    const missed = [...waiting].filter((element) => element.isConnected && !element.matches(":disabled"));
    return [...faults, ...missed.map((element) => `${element.outerHTML.slice(0, 140)} is not reached`)];
  });
}

/** The same stops from the last to the first, in whatever light there is now. */
export async function backwards(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(async () => {
    const { met, lookAgain } = (window as unknown as WithStops).stops;
    const faults = new Set<string>();
    for (const stop of met.toReversed()) {
      if (!stop.isConnected || !stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus();
      for (const what of await lookAgain(stop)) faults.add(what);
    }
    // the way to the content lies over the header while it has the focus
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return [...faults];
  });
}

/** A change of width or light is on the screen, and what follows from it has been done. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
