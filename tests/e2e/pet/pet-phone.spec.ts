import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { adopt } from "../steps/pet-page.ts";

test("PT4, PT5, D29: on a phone one arrives at the whole animal, adopted a moment ago or long since", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email: newEmail("whole") });
  await page.goto("/pet");
  await expect(page.getByRole("dialog", { name: "Create companion" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Create companion", level: 1 })).toBeVisible();
  await expect(page.getByText(/your pet/i)).toBeVisible();
  await adopt(page, "Dog", "Selah");
  const animal = page.locator(".care-pet");
  const whole = async () => {
    const head = await page.locator(".top-bar").first().boundingBox();
    // what is drawn: the picture's own frame has room above it for a hat
    const drawn = await animal.evaluate((svg) => {
      const shapes = [...svg.querySelectorAll("path, circle, ellipse, rect")]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      return {
        top: Math.min(...shapes.map(({ top }) => top)),
        bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
      };
    });
    expect(drawn.bottom - drawn.top).toBeGreaterThan(80);
    expect(drawn.top).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    const nav = await page.getByRole("navigation").last().boundingBox();
    expect(drawn.bottom).toBeLessThanOrEqual(nav?.y ?? 844);
  };
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await whole();
  await page.goto("/welcome");
  await page.locator('a[href="/pet"]').first().click();
  await page.waitForURL("**/pet");
  await whole();
});

test("TR1: the bars of the trainings begin and end at one line, whatever their buttons say", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("bars") });
  await adopt(page, "Dog", "Selah");
  await page.goto("/pet/training");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const bars = await page.locator(".gain-bar").evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return `${Math.round(left)}-${Math.round(right)}`;
      }),
    );
    expect(bars.length).toBeGreaterThan(3);
    expect(new Set(bars).size, `${width}: ${bars}`).toBe(1);
    const buttons = await page
      .locator(".pet-row-training :is(.btn)")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(new Set(buttons).size, `${width}: ${buttons}`).toBe(1);
  }
});
