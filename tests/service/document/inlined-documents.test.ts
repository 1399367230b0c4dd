import { expect, test } from "vitest";
import { InlinedDocuments } from "#app/document/cache/inlined-documents.ts";

const FILES: Record<string, string> = {
  "/assets/root-1.css": "p { color: $& }\n",
  "/assets/lamp-1.svg": '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0&quot;<>#%"/></svg>',
  "/assets/scene-1.svg": `<svg>${"x".repeat(2_000)}</svg>`,
  "/assets/icons-1.svg": `<svg>
    <symbol id="check" viewBox="0 0 24 24"><path d="M20 6"/></symbol>
    <symbol id="check-all" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>`,
};

/** A harness with these files, and how often each was read. */
function harness() {
  const asked: string[] = [];
  const assets = {
    fetch: async (url: string) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const file = FILES[pathname];
      return file === undefined ? new Response(null, { status: 404 }) : new Response(file);
    },
  } as unknown as Pick<Fetcher, "fetch">;
  const documents = new InlinedDocuments();
  return { asked, whole: (html: string) => documents.inline(html, new URL("http://localhost/"), assets) };
}

test("a style sheet stands in the document, letter for letter, and is read once", async () => {
  const { asked, whole } = harness();
  const html = '<link rel="stylesheet" href="/assets/root-1.css"/>';
  expect(await whole(html)).toBe("<style>p { color: $& }</style>");
  await whole(html);
  expect(asked).toEqual(["/assets/root-1.css"]);
});

test("a small drawing stands in the document as it was drawn", async () => {
  const { whole } = harness();
  const page = await whole('<img src="/assets/lamp-1.svg" alt="" width="96"/>');
  const [, url = ""] = /^<img src="(data:image\/svg\+xml,[^"<>]*)" alt="" width="96"\/>$/.exec(page) ?? [];
  expect(decodeURIComponent(url.slice("data:image/svg+xml,".length))).toBe(FILES["/assets/lamp-1.svg"]);
});

test.each([
  ["a large drawing", '<img src="/assets/scene-1.svg" alt=""/>'],
  ["one that is far down the page", '<img src="/assets/lamp-1.svg" alt="" loading="lazy"/>'],
  ["a file that is not there", '<img src="/assets/gone-1.svg" alt=""/>'],
  ["a sheet that is not there", '<link rel="stylesheet" href="/assets/gone-1.css"/>'],
  ["an icon that is not there", '<body><use href="/assets/icons-1.svg#gone"/></body>'],
])("%s is asked for by itself", async (_name, html) => {
  expect(await harness().whole(html)).toBe(html);
});

test("of the icons, those that it shows stand in the document, once each and by their whole name", async () => {
  const { whole } = harness();
  const page = await whole(
    '<body class="x"><use href="/assets/icons-1.svg#check"/><template><use href="/assets/icons-1.svg#check"/></template></body>',
  );
  expect(page.match(/<symbol/g)).toHaveLength(1);
  expect(page).toContain('<symbol id="icon-check" viewBox="0 0 24 24"><path d="M20 6"/></symbol>');
  expect(page.match(/href="#icon-check"/g)).toHaveLength(2);
  expect(page).not.toContain("icons-1.svg");
});

test.each([
  ["cannot be reached", () => Promise.reject(new Error("away"))],
  ["answers with a fault", () => Promise.resolve(new Response("away", { status: 503 }))],
])("where a file %s, the browser asks for it itself, and the next document has it", async (_name, fault) => {
  const html = '<link rel="stylesheet" href="/assets/root-1.css"/>';
  let isAway = true;
  const fetch = () => (isAway ? fault() : Promise.resolve(new Response("p { color: red }")));
  const documents = new InlinedDocuments();
  const whole = () =>
    documents.inline(html, new URL("http://localhost/"), { fetch } as Pick<Fetcher, "fetch">);
  expect(await whole()).toBe(html);
  isAway = false;
  expect(await whole()).toBe("<style>p { color: red }</style>");
});
