import type { APIRequestContext, Page } from "@playwright/test";
import { type Person, ROUTES } from "../../route-table.ts";
import { walkPage } from "./keyboard-walk.ts";
import { test } from "./people.ts";

type Answer = { met: string | number; words: string };

/** What is read on a page, without what each answer has of its own. */
const wordsOf = (html: string): string =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ");

async function ask(request: APIRequestContext, path: string): Promise<Answer | null> {
  const answer = await request.get(path);
  if (!answer.headers()["content-type"]?.startsWith("text/html")) return null;
  return { met: answer.status(), words: wordsOf(await answer.text()) };
}

/** Whatever answers with a page: read from the table of routes, so that a new one cannot be forgotten. */
export async function pagesOf(page: Page, person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const { at = "", get } of withPaths())
    if (typeof get[person] === "number" && (await ask(page.request, at))) found.push(at);
  return found;
}

const withPaths = () => Object.entries(ROUTES).map(([path, line]) => ({ ...line, at: line.at ?? path }));

/** Those that are kept from visitors, and those that say something else to a member than to `visitor`. */
export async function ownPagesOf(page: Page, visitor: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const path of await pagesOf(page, "member")) {
    const [mine, theirs] = [await ask(page.request, path), await ask(visitor, path)];
    if (mine?.words !== theirs?.words) found.push(path);
  }
  return found;
}

/** What is refused to all members, and opens to an administrator. */
export const desks = (): string[] =>
  withPaths()
    .filter(({ get }) => get.admin === 200 && get.member === 403)
    .map(({ at }) => at);

/** A limit that ends what hangs, however many pages there are. */
const WALK_LIMIT_MS = 30_000;

/** A page for when there is no network goes back by itself as soon as its question is answered. */
const keepOffline = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === "/",
    (route) => (route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.fallback()),
  );

export async function walkPages(page: Page, paths: readonly string[]): Promise<void> {
  await keepOffline(page);
  test.setTimeout(60_000 + paths.length * WALK_LIMIT_MS);
  for (const path of paths) await test.step(path, () => walkPage(page, path));
}
