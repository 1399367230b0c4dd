/**
 * Widgets of an installed app, where a platform has them: Windows 11 shows an Adaptive Card that the service worker
 * fills (https://learn.microsoft.com/microsoft-edge/progressive-web-apps/how-to/widgets). Ours shows the verse of the
 * day, which is the same for everybody: nothing of a member is in it, and nothing is asked with their cookies.
 */
export const VERSE_WIDGET = "verse-of-the-day";
/** The verb of the card's button. */
export const OPEN_VERB = "open";

type Definition = { tag: string; msAcTemplate?: string; data?: string; update?: number };
export type Widget = { definition: Definition };
type Extendable = { waitUntil(work: Promise<unknown>): void };
type WidgetEvent = Extendable & { widget: Widget };
type Pressed = Extendable & { action: string; data?: unknown };
type Synced = Extendable & { tag: string };

/** What a service worker has of them, as far as it is used here. `widgets` is there where the platform has any. */
export type WidgetScope = {
  location: { origin: string };
  widgets?: {
    getByTag(tag: string): Promise<Widget | undefined>;
    updateByTag(tag: string, payload: { template: string; data: string }): Promise<void>;
  };
  clients: { openWindow(url: string): Promise<unknown> };
  registration: {
    periodicSync?: {
      getTags(): Promise<string[]>;
      register(tag: string, options: { minInterval: number }): Promise<void>;
      unregister(tag: string): Promise<void>;
    };
  };
  addEventListener(type: "widgetinstall" | "widgetresume", listener: (event: WidgetEvent) => void): void;
  addEventListener(type: "widgetuninstall", listener: (event: WidgetEvent) => void): void;
  addEventListener(type: "widgetclick", listener: (event: Pressed) => void): void;
  addEventListener(type: "periodicsync", listener: (event: Synced) => void): void;
};

/** A day by the device's own clock: the server knows no one who asks. */
export function deviceDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Where the data is, for a day. */
export function dataAddress(data: string, origin: string, day: string): string {
  const url = new URL(data, origin);
  url.searchParams.set("day", day);
  return url.href;
}

/** The page that the card names, of ours alone; the hub otherwise. */
export function pageOf(data: unknown): string {
  const { path } = (typeof data === "object" && data !== null ? data : {}) as { path?: unknown };
  return typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/welcome";
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new Error(`a widget's file answers ${answer.status}`);
  return answer.text();
}

async function fill(scope: WidgetScope, { definition }: Widget): Promise<void> {
  const { tag, msAcTemplate, data } = definition;
  if (tag !== VERSE_WIDGET || !msAcTemplate || !data) return;
  const { origin } = scope.location;
  const [template, filled] = await Promise.all([
    textOf(new URL(msAcTemplate, origin).href),
    textOf(dataAddress(data, origin, deviceDay(new Date()))),
  ]);
  await scope.widgets?.updateByTag(tag, { template, data: filled });
}

/** What is shown already; without a network it stays as it is. */
export async function fillAgain(scope: WidgetScope): Promise<void> {
  const widget = await scope.widgets?.getByTag(VERSE_WIDGET);
  if (widget) await fill(scope, widget).catch(() => undefined);
}

/** Each day anew, for as long as the widget is there. */
async function keepFilled({ registration: { periodicSync } }: WidgetScope, widget: Widget): Promise<void> {
  const { tag, update = 86_400 } = widget.definition;
  const tags = (await periodicSync?.getTags()) ?? [];
  if (!tags.includes(tag)) await periodicSync?.register(tag, { minInterval: update * 1000 });
}

export function followWidgets(scope: WidgetScope): void {
  scope.addEventListener("widgetinstall", (event) =>
    event.waitUntil(
      // a browser that takes no periodic work still shows it, and fills it whenever the board is opened
      Promise.all([fill(scope, event.widget), keepFilled(scope, event.widget).catch(() => undefined)]),
    ),
  );
  scope.addEventListener("widgetresume", (event) =>
    event.waitUntil(fill(scope, event.widget).catch(() => undefined)),
  );
  scope.addEventListener("widgetuninstall", (event) =>
    event.waitUntil(
      Promise.resolve(scope.registration.periodicSync?.unregister(event.widget.definition.tag)),
    ),
  );
  scope.addEventListener("widgetclick", (event) => {
    if (event.action === OPEN_VERB) event.waitUntil(scope.clients.openWindow(pageOf(event.data)));
  });
  scope.addEventListener("periodicsync", (event) => {
    if (event.tag === VERSE_WIDGET) event.waitUntil(fillAgain(scope));
  });
}
