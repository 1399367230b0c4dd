import { expect, test } from "vitest";
import { assetsNamedIn, fetchStrategy, whereOffline } from "./fetch-strategy.ts";

const origin = "https://koinonia.example";
const asked = (path: string, mode = "navigate", method = "GET") => ({
  url: new URL(path, origin),
  method,
  mode,
  origin,
});

test.each([
  ["a page", asked("/chatbot/conv_1"), "offer-offline"],
  ["the landing page", asked("/"), "offer-offline"],
  ["a page after the vendor's handshake", asked("/chatbot?__clerk_handshake=ey"), "offer-offline"],
  ["words that another app shares", asked("/share", "navigate", "POST"), "take-shared"],
  ["the same from a script of ours", asked("/share", "cors", "POST"), "leave"],
  ["a form that is sent", asked("/chatbot", "navigate", "POST"), "leave"],
  ["a page's data", asked("/chatbot.data", "cors"), "leave"],
  ["the role", asked("/session/role", "cors"), "leave"],
  ["a server function", asked("/functions/persistent-chatbot", "cors", "POST"), "leave"],
  ["a file whose name holds its content", asked("/assets/root-B1x.js", "cors"), "keep"],
  ["the same with a query", asked("/assets/root-B1x.js?x", "cors"), "leave"],
  ["a file without such a name", asked("/icon.svg", "no-cors"), "leave"],
  ["the manifest", asked("/manifest.webmanifest", "cors"), "leave"],
  ["the vendor behind our origin", asked("/__clerk/v1/client", "cors"), "leave"],
  ["the vendor's handshake", asked("/__clerk/v1/client/handshake?redirect_url=x"), "leave"],
  ["the sandbox", asked("/sandbox"), "leave"],
  ["a page whose name begins like the sandbox's", asked("/sandboxing"), "offer-offline"],
  ["another origin", asked("https://clerk.example/assets/a.js", "cors"), "leave"],
])("the worker, %s: %s", (_what, request, toDo) => {
  expect(fetchStrategy(request)).toBe(toDo);
});

const BIBLE = "/bible-study/offline";
const MEMORY = "/memory-verses/offline";

test.each([
  ["/chatbot/conv_1", "/offline", "/offline?from=%2Fchatbot%2Fconv_1"],
  ["/bible-study/journal", "/offline", "/offline?from=%2Fbible-study%2Fjournal"],
  ["/daily-plan?plan=a&b=c", "/offline", "/offline?from=%2Fdaily-plan%3Fplan%3Da%26b%3Dc"],
  ["/offline?from=%2Fpet", "/offline", undefined],
  [`${BIBLE}?read=web/john/3`, BIBLE, undefined],
  ["/bible-study", BIBLE, BIBLE],
  ["/bible-study/search?q=still+waters&in=old", BIBLE, `${BIBLE}?q=still+waters&in=old`],
  ["/bible-study/web/psalm/23?v=2-3", BIBLE, `${BIBLE}?read=web%2Fpsalm%2F23&v=2-3`],
  ["/bible/kjv/1-john/4", BIBLE, `${BIBLE}?read=kjv%2F1-john%2F4`],
  ["/bible/texts", "/offline", "/offline?from=%2Fbible%2Ftexts"],
  ["/memory-verses", MEMORY, MEMORY],
  [MEMORY, MEMORY, undefined],
  ["/memory-verses/deck", "/offline", "/offline?from=%2Fmemory-verses%2Fdeck"],
  ["/study-groups/tuesday-table-abcdef/evening", "/evening/offline", "/evening/offline"],
  ["/evening/AAAAAAAAAAAAAAAAAAAAAA", "/evening/offline", "/evening/offline"],
  ["/evening/offline", "/evening/offline", undefined],
  ["/study-groups/tuesday-table-abcdef", "/offline", "/offline?from=%2Fstudy-groups%2Ftuesday-table-abcdef"],
])("without a network, in the place of %s", (path, page, redirect) => {
  expect(whereOffline(new URL(path, origin))).toEqual({
    path: page,
    ...(redirect && { redirect: `${origin}${redirect}` }),
  });
});

test("the files that a page and its style sheet name, each once", () => {
  const text = `<link rel="stylesheet" href="/assets/root-D1.css"><img src="/assets/object-candle-x_1.svg">
    <img src='/assets/object-candle-x_1.svg'> <script src="/assets/entry-1.js"></script>
    @font-face{src:url(/assets/vollkorn-latin-wght-normal-C2.woff2) format("woff2")}
    <a href="/chatbot">x</a> <img src="https://img.example/assets/no.svg">`;
  expect(assetsNamedIn(text)).toEqual([
    "/assets/root-D1.css",
    "/assets/object-candle-x_1.svg",
    "/assets/entry-1.js",
    "/assets/vollkorn-latin-wght-normal-C2.woff2",
  ]);
});
