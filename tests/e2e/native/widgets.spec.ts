import { underWorker } from "../servers/app-worker.ts";
import { expect, test } from "../steps/people.ts";

type Declared = {
  tag: string;
  ms_ac_template: string;
  data: string;
  screenshots: { src: string }[];
  icons: { src: string }[];
};
type Card = Record<"title" | "text" | "reference" | "translation" | "path" | "open", string>;

test("GS7: the board's widget is filled by the service worker with the day's verse, as nobody, and its button opens the chapter", async ({
  page,
  context,
}) => {
  await page.goto("/welcome");
  await underWorker(page);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await (await fetch(link?.href ?? "")).json()) as { widgets: Declared[] };
  });
  const [definition] = manifest.widgets;
  if (!definition) throw new Error("no widget in the manifest");
  for (const file of [definition.screenshots[0]?.src, definition.icons[0]?.src, definition.ms_ac_template])
    expect((await page.request.get(file ?? "")).status(), file).toBe(200);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker has come");
  // Windows hands these over; no other platform has them
  const seen = await worker.evaluate(async ({ tag, ms_ac_template: msAcTemplate, data }) => {
    const scope = globalThis as unknown as EventTarget & Record<string, unknown>;
    const filled: { template: string; data: string }[] = [];
    const opened: string[] = [];
    Object.assign(scope, {
      widgets: {
        updateByTag: async (_tag: string, payload: (typeof filled)[0]) => void filled.push(payload),
      },
    });
    (scope.clients as { openWindow(url: string): Promise<null> }).openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const dispatch = async (type: string, more: object) => {
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event(type), more, {
        waitUntil: (one: Promise<unknown>) => void work.push(one),
      });
      scope.dispatchEvent(event);
      await Promise.all(work);
    };
    await dispatch("widgetinstall", { widget: { definition: { tag, msAcTemplate, data } } });
    const card = JSON.parse(filled[0]?.data ?? "{}") as Card;
    await dispatch("widgetclick", { action: "open", data: { path: card.path } });
    return { filled, opened, card };
  }, definition);
  expect(seen.filled).toHaveLength(1);
  expect(JSON.parse(seen.filled[0]?.template ?? "")).toMatchObject({ type: "AdaptiveCard" });
  expect(seen.card).toMatchObject({ title: "Verse of the day", translation: "WEB" });
  expect(seen.card.text.length).toBeGreaterThan(10);
  expect(seen.opened).toEqual([seen.card.path]);
  await page.goto(seen.card.path);
  await expect(page.locator("body")).toContainText(seen.card.text.slice(0, 40));
});

test("GS7: the widget's data is the language's that is asked for; a day that is nowhere today is today", async ({
  request,
}) => {
  const read = async (query: string): Promise<Card> =>
    (await request.get(`/widgets/verse.json${query}`)).json();
  const today = await read("?for=en");
  expect((await read("?for=es")).title).toBe("Versículo del día");
  for (const query of ["", "?for=xx", "?for=en&day=1999-01-01", "?for=en&day=2026-13-45", "?for=en&day=%00"])
    expect(await read(query), query).toEqual(today);
  const answer = await request.get("/widgets/verse.json?for=en");
  expect(answer.headers()["cache-control"]).toBe("public, max-age=3600");
});
