import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { keepAll } from "../steps/pictures.ts";

// only run for the pictures (SCREENSHOTS=1): other files judge
test.beforeEach(() => test.setTimeout(600_000));

const top = (page: Page) => page.evaluate(() => scrollTo(0, 0));

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 27, 15);
const said = (role: "user" | "assistant", text: string, minutes: number) => ({
  role,
  text,
  at: NOW - HOUR + minutes * 60_000,
});

/** What a member's device has after some months. */
const KEPT = {
  at: NOW,
  copies: {
    conversations: [
      {
        id: "conv_1",
        title: "I am anxious about the flight",
        at: NOW - HOUR,
        messages: [
          said("user", "I am anxious about the flight", 0),
          said(
            "assistant",
            "Cast all your worries on him, because he cares for you. You are not the first to say this before a long way.",
            1,
          ),
          said("user", "How do I do that, on the way to the gate?", 4),
          said("assistant", "Say it to him as you said it to me. A short prayer is a prayer.", 5),
        ],
      },
      { id: "conv_2", title: "What does Jonah teach about running away?", at: NOW - 30 * HOUR, messages: [] },
      { id: "conv_3", title: "A prayer for my father", at: NOW - 90 * HOUR, messages: [] },
    ],
    prayers: [
      { id: "p1", body: "That the surgery goes well, and that we sleep before it", person: "Dad", at: NOW },
      { id: "p2", body: "Patience with the children in the mornings", person: "", at: NOW },
    ],
    plan: {
      id: "plan_1",
      title: "The Gospel of Mark in two weeks",
      heading: "Day 5",
      passages: [
        { name: "Mark 4:1–41", path: "/bible-study/web/mark/4", read: true },
        { name: "Mark 5:1–43", path: "/bible-study/web/mark/5", read: false },
      ],
    },
    pet: {
      id: "pet_1",
      name: "Biscuit",
      happiness: 82,
      health: 95,
      energy: 60,
      settledAt: NOW,
      restingSince: null,
      coins: 40,
    },
    deck: [{ name: "Philippians 4:6–7", path: "/bible-study/web/philippians/4" }],
    marks: 41,
  },
  notes: {
    notes: [
      ["n1", 43003016, 43003016, "He loved, and so he gave. What do I give this week?"],
      ["n2", 19023001, 19023004, "The shepherd is there in the valley too. Read it to Mum on Sunday."],
    ].map(([id, first, last, body]) => ({ id, first, last, body, updatedAt: NOW })),
    gone: [],
    since: { at: NOW, id: "n2" },
    more: false,
  },
};

const personOf = (page: Page) =>
  page.evaluate(() => {
    const token = /(?:^|;\s*)__session=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    return (JSON.parse(atob(token.split(".")[1] ?? "")) as { sub: string }).sub;
  });

/** As the features' own queues keep them. */
const leaveWaiting = (page: Page, userId: string) =>
  page.evaluate((userId) => {
    const put = (name: string, value: unknown) =>
      localStorage.setItem(
        `draft:${userId}:${name}`,
        typeof value === "string" ? value : JSON.stringify(value),
      );
    put("outbox", [
      { requestId: "m1", conversationId: "conv_1", text: "We are in the air. Thank you.", at: 1 },
      {
        requestId: "m2",
        conversationId: "conv_1",
        text: "Which psalm would you read on the way down?",
        at: 2,
        refused: "limit_reached",
      },
    ]);
    put("prayers", [{ requestId: "p1", id: "p1", at: 3 }]);
    put("marks", [
      { requestId: "n1", intent: "note", body: "The storm is still there, and he sleeps. So may I.", at: 4 },
    ]);
    put("conv_1", "A third that I only began, about the landing and what comes after it");
  }, userId);

test("the device: nothing kept, kept, waiting, refused, an answer, the question at sign-out", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)|fetching the script|ERR_/);
  await page.route("**/offline/copies?*", (route) => route.fulfill({ json: KEPT }));
  await signUp(page, { email: newEmail("device") });
  await page.goto("/offline");
  await underWorker(page);
  await page.getByText("Nothing of yours is on this device.").waitFor();
  await top(page);
  await keepAll(page, "device-nothing");

  await page.goto("/bible-study/offline");
  await page.getByRole("button", { name: "Keep World English Bible on this device" }).click();
  await page.getByText("World English Bible is on this device now").waitFor();
  await page.goto("/offline");
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await page.getByText("3 conversations").waitFor();
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 20_000 });
  await top(page);
  await keepAll(page, "device-kept");
  await page.getByText("Conversations", { exact: true }).click();
  await page.locator(".device-talk summary").first().click();
  await keepAll(page, "device-talk", page.locator(".device-talk").first());

  const userId = await personOf(page);
  await context.setOffline(true);
  await leaveWaiting(page, userId);
  await page.goto("/rhythm");
  await page.getByText("Not taken. Your words are kept here.").waitFor();
  await top(page);
  await keepAll(page, "device-waits");
  await page.getByLabel("Your question").fill("What does the Bible say about fear?");
  await page.getByRole("button", { name: "Look for passages" }).click();
  await page.locator(".device-passage").first().waitFor();
  await keepAll(page, "device-answer", page.locator(".device-answer"));

  // before the device has been looked at
  const looking = await context.newPage();
  await looking.addInitScript(() => {
    const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.setPrototypeOf(silent, IDBOpenDBRequest.prototype);
    indexedDB.open = () => silent as unknown as IDBOpenDBRequest;
  });
  await looking.goto("/offline");
  await looking.locator(".device-looking").waitFor();
  await keepAll(looking, "device-loading");
  await looking.close();

  await context.setOffline(false);
  await page.route(/functions|sync|send/, (route) => route.abort());
  await page.goto("/settings");
  await leaveWaiting(page, userId);
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.locator(".leave-list").waitFor();
  await keepAll(page, "device-sign-out", page.locator(".leave-list"));
});
