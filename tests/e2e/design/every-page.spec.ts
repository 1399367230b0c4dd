import type { APIRequestContext, Page } from "@playwright/test";
import { type Person, ROUTES } from "../../route-table.ts";
import { walkPage } from "../steps/keyboard-walk.ts";
import { expect, signIn, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

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
async function pagesOf(page: Page, person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const { at = "", get } of withPaths())
    if (typeof get[person] === "number" && (await ask(page.request, at))) found.push(at);
  return found;
}

const withPaths = () => Object.entries(ROUTES).map(([path, line]) => ({ ...line, at: line.at ?? path }));

/** Those that are kept from visitors, and those that say something else to a member than to `visitor`. */
async function ownPagesOf(page: Page, visitor: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const path of await pagesOf(page, "member")) {
    const [mine, theirs] = [await ask(page.request, path), await ask(visitor, path)];
    if (mine?.words !== theirs?.words) found.push(path);
  }
  return found;
}

/** What is refused to all members, and opens to an administrator. */
const desks = (): string[] =>
  withPaths()
    .filter(({ get }) => get.admin === 200 && get.member === 403)
    .map(({ at }) => at);

/** A limit that ends what hangs, however many pages there are. */
const WALK_LIMIT_MS = 30_000;

async function walkPages(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(60_000 + paths.length * WALK_LIMIT_MS);
  for (const path of paths) await test.step(path, () => walkPage(page, path));
}

test("every page for everyone: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  allow,
}) => {
  // the pages for what is not there, and for a link that we did not write
  allow(/404|400/);
  const paths = await pagesOf(page, "visitor");
  expect(paths.length).toBeGreaterThan(10);
  await walkPages(page, paths);
});

test("every page of a member: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  request,
  allow,
}) => {
  // what is not there, and what is kept by others, is a page too
  allow(/404|403/);
  // the clock of this server was moved by other tests, and a session of another day is refused
  allow(/bible-study\/session/);
  await signIn(page, "member@koinonia.test");
  const paths = await ownPagesOf(page, request);
  // kept from visitors, and for everyone with a part of the member's own
  expect(paths).toEqual(expect.arrayContaining(["/chatbot", "/", "/apple", "/pricing", "/restore-welcome"]));
  await walkPages(page, paths);
});

test("every page of an administrator: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
}) => {
  await signUpProvenAdmin(page);
  const paths = desks();
  expect(paths).toContain("/admin/billing");
  await walkPages(page, paths);
});
