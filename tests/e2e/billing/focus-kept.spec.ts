import { CARDS, newTab, paid, payWith, plan, stripe, toPricing } from "../steps/money.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => stripe(page, { reset: true }));

test("F8, P9: the prices are drawn anew after a payment in another tab, and the focus stays on its button", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("focus") });
  await toPricing(page);
  const upgrade = plan(page, "Premium").getByRole("button", { name: "Upgrade Now" });
  const other = await page.context().newPage();
  await toPricing(other);
  const tab = await newTab(other, () => plan(other, "Pay-as-you-go").getByRole("button").click());
  await upgrade.focus();
  await payWith(tab, CARDS.pays);
  await paid(tab, "Fifty messages are yours");
  await expect(page.getByText("50 bought messages left.")).toBeVisible();
  await expect(upgrade).toBeFocused();
});
