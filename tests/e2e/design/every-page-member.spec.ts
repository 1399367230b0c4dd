import { expect, signIn, test } from "../steps/people.ts";
import { ownPagesOf, walkPages } from "../steps/walked-pages.ts";

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
