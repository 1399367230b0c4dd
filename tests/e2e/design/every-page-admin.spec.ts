import { expect, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";
import { desks, walkPages } from "../steps/walked-pages.ts";

test("every page of an administrator: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
}) => {
  await signUpProvenAdmin(page);
  const paths = desks();
  expect(paths).toContain("/admin/billing");
  await walkPages(page, paths);
});
