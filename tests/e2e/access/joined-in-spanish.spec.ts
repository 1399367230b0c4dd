import { typePassword } from "../steps/account-page.ts";
import { codeFor, expect, newEmail, PASSWORD, test } from "../steps/people.ts";

test("F9, X23, G20: joined in Spanish: the notice on a static page, the welcome by mail, and the next device", async ({
  page,
  context,
  another,
}) => {
  const email = newEmail("ana");
  await page.goto("/");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/auth?mode=signup&plan=premium");
  await expect(page).toHaveTitle("Inicia sesión o únete · Koinonia");
  await page.getByLabel("Nombre completo").fill("Ana Núñez");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Teléfono").fill("4155550134");
  await page.getByLabel("18 o más").check();
  await page.getByLabel("Soy una persona, no un programa").check();
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByLabel("Código de verificación").fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Omitir por ahora" }).click();
  await page.waitForURL("**/restore-welcome**");
  const notice = page.locator(".toast").filter({ hasText: "¡Cuenta creada!" });
  await expect(notice).toContainText("Puedes añadir tu número de teléfono más tarde");
  // told once: not on the next page too
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await expect(page.getByText("¡Cuenta creada!")).toHaveCount(0);

  // by the vendor's webhook, in the language of the form
  const subjects = async () =>
    (
      (await (await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(email)}`)).json()) as {
        subject?: string;
      }[]
    ).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("Te damos la bienvenida a Koinonia");
  expect((await subjects()).filter((subject) => subject?.includes("bienvenida a Koinonia"))).toHaveLength(1);

  await page.getByLabel("Oscuro").check();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect((await context.cookies()).filter(({ name }) => /^(language|appearance)$/.test(name))).toHaveLength(
    2,
  );
  const device = await another();
  await device.page.goto("/auth?mode=login");
  await expect(device.page.locator("html")).toHaveAttribute("lang", "en");
  await typePassword(device.page, email);
  await device.page.waitForURL("**/chatbot");
  await expect(device.page.locator("html")).toHaveAttribute("lang", "es");
  await expect(device.page.locator("html")).toHaveAttribute("data-theme", "dark");
});
