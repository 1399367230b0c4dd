/** A finger that stays longer does not swipe, ms. */
const SWIPE_MS = 600;

type HeldActs = {
  /** The page has hydrated: what was done is done now, in its order. */
  release(): void;
  /** It cannot: links lead where they lead, and nothing is held any more. */
  giveUp(): void;
};

/**
 * Holds what is done on a page that has not hydrated yet: presses that the page works itself, keys and swipes. What the
 * browser does by itself (links to other pages, forms, popovers) it does at once.
 */
export function heldActs(): HeldActs {
  let acts: (() => void)[] = [];
  let link: string | null = null;
  const end = new AbortController();
  const { signal } = end;
  const again = (target: EventTarget | null, event: Event) =>
    acts.push(() => void (target ?? document.body).dispatchEvent(event));
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const pressed = target && heldBy(event, target);
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed instanceof HTMLAnchorElement) link = pressed.href;
    again(target, new MouseEvent("click", copied(event)));
  };
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (!isTyping) again(event.target, new KeyboardEvent("keydown", copied(event)));
  };
  let start: TouchEvent | null = null;
  const onTouch = (event: TouchEvent) => {
    const began = start;
    start = event.type === "touchstart" ? event : null;
    if (!began || start || event.timeStamp - began.timeStamp > SWIPE_MS) return;
    for (const one of [began, event])
      again(
        one.target,
        new TouchEvent(one.type, {
          ...{ bubbles: true, touches: [...one.touches], changedTouches: [...one.changedTouches] },
        }),
      );
  };
  addEventListener("click", onClick, { capture: true, signal });
  addEventListener("keydown", onKey, { capture: true, signal });
  for (const type of ["touchstart", "touchend"] as const)
    addEventListener(type, onTouch, { capture: true, passive: true, signal });
  return {
    release: () => {
      end.abort();
      const done = acts;
      acts = [];
      for (const act of done) act();
    },
    giveUp: () => {
      end.abort();
      acts = [];
      if (link) location.assign(link);
    },
  };
}

/** An event's own values, for another of its kind: they stand on its prototypes. */
const copied = <Init extends MouseEventInit | KeyboardEventInit>(event: UIEvent & Init): Init =>
  ({
    ...{ bubbles: true, cancelable: true, composed: true, detail: event.detail },
    ...{ shiftKey: event.shiftKey, altKey: event.altKey, ctrlKey: event.ctrlKey, metaKey: event.metaKey },
    ...("key" in event ? { key: event.key, code: event.code } : {}),
    ...("clientX" in event ? { clientX: event.clientX, clientY: event.clientY } : {}),
  }) as unknown as Init;

/** What a press is on, where the page works it itself; null for the browser's own. */
function heldBy(event: MouseEvent, target: Element): Element | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey) return null;
  const link = target.closest("a");
  if (link) return isOfThisPage(link) ? link : null;
  const control = target.closest("button, summary, label, input, select");
  if (!control) return target.closest("main");
  const isOwn = control.matches("summary, [popovertarget], [type=submit], select");
  return isOwn ? null : control;
}

/** A link within the same room of the app, which the page follows without a new document. */
const isOfThisPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && target === "" && pathname.split("/")[1] === location.pathname.split("/")[1];
