import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, test } from "../steps/people.ts";

test("R14, CM4, CM5, M3, M4: a week of two strangers: asked unnamed, found, prayed, an hour taken, answered, told, commented, met, reported, blocked, and a year later", async ({
  page: asker,
  another,
  allow,
}) => {
  allow(/status of 40[04]/);
  test.setTimeout(240_000);
  await trustedMember(asker, "asker");
  const { page: reader } = await another();
  await trustedMember(reader, "reader");
  await reader.goto("/community");
  const word = ownWord();

  // asked without a name
  await asker.goto("/community/new");
  await asker.getByLabel("What shall we pray for?").fill(`Please pray for my brother, ${word}.`);
  await asker.getByRole("radio", { name: /Without a name/ }).check();
  await asker.getByRole("button", { name: "Ask", exact: true }).click();
  await asker.waitForURL("**/community/requests/**");
  const address = asker.url();
  await asker.getByRole("button", { name: "Ask for a day and a night of prayer" }).click();
  await expect(asker.getByText(/Held in prayer for 0 of 24 hours/)).toBeVisible();
  await asker.getByRole("button", { name: "Mute it" }).click();
  await asker.getByRole("button", { name: "Undo" }).click();
  await expect(asker.getByRole("button", { name: "Mute it" })).toBeVisible();

  // found by its words, whole and in any case; nobody's name is on it
  await reader.getByLabel("Search the requests").fill(`BROTHERS ${word}`);
  await reader.getByLabel("Search the requests").press("Enter");
  await reader.waitForURL("**/community?q=**");
  const card = reader.getByRole("article").filter({ hasText: word });
  await expect(card).toHaveCount(1);
  await expect(card.locator("mark").filter({ hasText: "brother" })).toBeVisible();
  await expect(card.getByText("Someone here")).toBeVisible();
  await expect(card.locator("a[href*='/community/members/']")).toHaveCount(0);
  await accessibleSmallAndWide(reader);
  await card.getByRole("button", { name: "I prayed" }).click();
  await card.getByRole("button", { name: "I will pray" }).click();
  await expect(asker.getByText("One person has prayed")).toBeVisible();
  // the way to the folded form opens it
  await card.getByRole("link", { name: /Write a line/ }).click();
  await expect(reader.getByRole("radio", { name: "You are not alone in this." })).toBeVisible();
  await reader
    .getByRole("button", { name: /Take the hour at/ })
    .first()
    .click();
  await expect(reader.getByRole("heading", { name: "Your hours" })).toBeVisible();
  await reader.goto("/community/prayers");
  await expect(reader.getByRole("heading", { name: "Today’s ten" })).toBeVisible();
  await expect(reader.getByText(word).first()).toBeVisible();
  await reader.goto(`/community?q=${word}x`);
  await expect(reader.getByRole("heading", { name: "Nothing was found" })).toBeVisible();

  // answered, and told with the name
  await asker.locator("summary", { hasText: "How did it go?" }).click();
  await asker.getByLabel("In your words (optional)").fill(`He came home, ${word}.`);
  await asker.getByRole("button", { name: "Save" }).first().click();
  await asker.getByRole("link", { name: "Tell what happened" }).click();
  await asker.getByRole("button", { name: "Put it in" }).first().click();
  await asker.getByRole("button", { name: "Publish" }).click();
  await asker.waitForURL("**/community/testimonies/testimony_*");
  const testimony = asker.url();

  // found, "Amen" and a comment at once
  await reader.goto(`/community/testimonies?q=${word}`);
  await reader
    .getByRole("article")
    .filter({ hasText: word })
    .getByRole("link", { name: /Read it/ })
    .click();
  await reader.getByRole("button", { name: "Amen", exact: true }).click();
  await expect(reader.getByText("One Amen")).toBeVisible();
  await reader.getByLabel("Write a comment").fill(`So glad with you, ${word}.`);
  await reader.getByRole("button", { name: "Send" }).last().click();
  await expect(reader.getByText(`So glad with you, ${word}.`)).toBeVisible();
  await expect(reader.getByLabel("Write a comment")).toHaveValue("");

  // the reader's own profile, and the asker meets it by the name on the comment
  await reader.goto("/community/me");
  await reader.getByLabel("Name", { exact: true }).fill("Аdmin");
  await reader.getByRole("button", { name: "Save" }).click();
  await expect(reader.getByText("A name here is letters of one alphabet")).toBeVisible();
  await reader.getByLabel("Name", { exact: true }).fill("Lydia");
  await reader.getByLabel("About you (optional)").fill(`I deal in purple, ${word}.`);
  await reader.locator("label", { hasText: "Dove" }).click();
  await expect(reader.getByRole("radio", { name: "Dove" })).toBeChecked();
  await accessibleSmallAndWide(reader);
  await reader.getByRole("button", { name: "Save" }).click();
  await expect(reader.getByText("Saved", { exact: true })).toBeVisible();
  await reader.getByRole("link", { name: "See your profile as others do" }).click();
  await expect(reader.getByText("This is how members see you.")).toBeVisible();
  const profile = reader.url();
  await asker.goto(testimony);
  await asker.getByRole("article").getByRole("link", { name: "Lydia" }).first().click();
  await expect(asker.getByRole("heading", { name: "Lydia", level: 1 })).toBeVisible();
  await expect(asker.getByText(`I deal in purple, ${word}.`)).toBeVisible();
  await expect(asker.locator("main")).not.toContainText("@");
  await accessibleSmallAndWide(asker);

  // reported with a reason, and its writer blocked from their profile
  await reader.goto(testimony);
  const safety = reader.locator(".request-safety").first();
  await safety.getByText("Report or block").click();
  await safety.getByLabel("Why? (if you like)").selectOption("private");
  await accessibleSmallAndWide(reader);
  await safety.getByRole("button", { name: "Report" }).click();
  await expect(reader.getByText("Reported. Thank you")).toBeVisible();
  await reader.locator(".author-link").first().click();
  await reader.waitForURL("**/community/members/**");
  await reader.locator("summary", { hasText: "Block" }).click();
  await reader.getByRole("button", { name: /^Block/ }).click();
  await reader.waitForURL("**/community");
  for (const [who, where] of [
    [reader, testimony],
    [asker, profile],
  ] as const)
    expect((await who.request.get(where)).status()).toBe(404);
  await reader.goto("/community/me");
  await expect(reader.getByText("Somebody else’s private details")).toBeVisible();
  await reader.getByRole("button", { name: "Unblock" }).click();
  await expect(reader.getByText("You have blocked nobody.")).toBeVisible();
  expect((await reader.request.get(address)).status()).toBe(200);

  // a year later: the same request on a journey that is brought back with its day
  await asker.goto("/community/journey");
  await asker.getByRole("button", { name: "Write an entry" }).first().click();
  // the server's own today is the latest that can be chosen
  const today = (await asker.getByLabel("Day").getAttribute("max")) ?? "";
  const day = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace(/02-29$/, "02-28");
  const entry = {
    id: `entry:${word}`,
    thread: `entry:${word}`,
    kind: "note",
    day,
    at: Date.parse(day),
    reference: "",
  };
  const body = `A year since we asked, ${word}.`;
  const file = { format: "koinonia-journey", version: 1, entries: [{ ...entry, title: "", body }] };
  await asker.goto("/community/journey");
  await asker.getByText("Bring a journey back").click();
  await asker.getByLabel("File").setInputFiles({
    name: "journey.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await asker.getByRole("button", { name: "Bring it back" }).click();
  await expect(asker.getByText("One entry is new here.")).toBeVisible();
  await asker.goto("/welcome");
  await expect(asker.getByRole("heading", { name: "A year ago today" })).toBeVisible();
});
