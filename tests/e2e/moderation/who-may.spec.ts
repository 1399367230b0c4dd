import type { Page } from "@playwright/test";
import { type Met, ROUTES } from "../../route-table.ts";
import { inCommunity } from "../servers/database.ts";
import { meet, sessionCookie } from "../steps/meet.ts";
import { advanceClock, expect, newEmail, signUp, test } from "../steps/people.ts";

/** Two whom `tests/route-table.ts` does not know: by every address of staff and of what members share, by each method. */

const SHARED =
  /^\/(admin|community|friends|study-groups|bible-feud\/table|[a-z]+-(ministry|fellowship))(\/|$)/;
/** To whoever is suspended: their own prayers, journey and files, the rules, and why; a table is opened by a form that asks. */
const STAYS_OPEN =
  /^\/(admin|community\/(counts|decisions|journey|level|prayers|rules)|bible-feud|study-groups\/:slug\/[\w.]+\.(ics|md|json))/;
const PASTORAL_READS = ["/admin/pastoral"];

async function newMember(page: Page, name: string): Promise<string> {
  await signUp(page, { email: newEmail(name) });
  await page.goto("/community");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  return userId;
}

async function meetAll(
  page: Page,
  origin: string,
  userId: string,
  expected: (path: string, method: "GET" | "POST", of: Met) => Met,
) {
  const cookie = sessionCookie(userId, origin);
  const met: Record<string, Met> = {};
  const wanted: Record<string, Met> = {};
  for (const [path, { at = path, get, post }] of Object.entries(ROUTES)) {
    if (!SHARED.test(path)) continue;
    for (const [method, of] of [
      ["GET", get],
      ["POST", post],
    ] as const) {
      if (!of) continue;
      met[`${method} ${path}`] = await meet(page.request, origin, cookie, { method, path: at });
      wanted[`${method} ${path}`] = expected(path, method, of.member);
    }
  }
  expect(Object.keys(met).length).toBeGreaterThan(60);
  expect(met).toEqual(wanted);
}

test("P3, R35: one of the pastoral team who is no moderator meets their own inbox, and what any member meets", async ({
  page,
  origin,
}) => {
  test.setTimeout(240_000);
  const userId = await newMember(page, "pastor");
  await inCommunity("UPDATE community_members SET pastoral = 1 WHERE user_id = ?", userId);
  await meetAll(page, origin ?? "", userId, (path, method, ofMember) =>
    PASTORAL_READS.includes(path) ? (method === "GET" ? 200 : 400) : ofMember,
  );
});

test("P3, G10: whoever is suspended keeps what is their own, and of what members share meets the page that says why", async ({
  page,
  origin,
}) => {
  test.setTimeout(240_000);
  const userId = await newMember(page, "suspended");
  // the server's clock, which tests before this one have moved
  const at = await advanceClock(page, 1);
  await inCommunity(
    "INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at) VALUES (?1, 'user_seed_admin', ?1, 'suspend', ?1, 'selling', ?2)",
    `log_${userId}`,
    at,
  );
  await inCommunity(
    "INSERT INTO decisions (id, log_id, user_id, decided_by, act, kind, subject, rule, words, was, at, ends_at) VALUES (?1, ?1, ?2, 'user_seed_admin', 'suspend', 'request', ?1, '', '', '', ?3, ?4)",
    `log_${userId}`,
    userId,
    at,
    at + 86_400_000,
  );
  await meetAll(page, origin ?? "", userId, (path, _method, ofMember) =>
    STAYS_OPEN.test(path) ? ofMember : "/community/decisions",
  );
});
