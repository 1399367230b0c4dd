import { expect, test } from "../steps/people.ts";
import { pagesOf, walkPages } from "../steps/walked-pages.ts";

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
