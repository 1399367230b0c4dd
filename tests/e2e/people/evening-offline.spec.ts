import { expect, gate, NO_WORKER, test } from "../steps/people.ts";

test.use(NO_WORKER);

const ADDRESS = "/evening/AAAAAAAAAAAAAAAAAAAAAA";
const KEPT = {
  page: { n: 1, book: 43, chapter: 11, from: 35, to: 35 },
  passage: { verses: [[35, "Jesus wept.", ""]], translation: "WEB", address: ADDRESS, at: 1 },
  draft: "",
  own: [],
};

test("R24, S22: a link that is pressed leads where it leads, though the evening answers meanwhile", async ({
  page,
  allow,
}) => {
  // the invitation itself is of nobody's
  allow(/status of 404/);
  await page.addInitScript((kept) => localStorage.setItem("evening:kept", kept), JSON.stringify(KEPT));
  const over = new Promise<void>((resolve) => page.exposeFunction("questionIsOver", resolve));
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const answer = fetch(input, init);
      const announce = () => (window as unknown as { questionIsOver(): void }).questionIsOver();
      // once the page has done what it does with the answer
      if (init?.method === "HEAD") void answer.catch(() => undefined).then(() => setTimeout(announce));
      return answer;
    };
  });
  const [evening, home] = [gate(), gate()];
  const documents: string[] = [];
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    if (request.method() === "HEAD") await evening.opened;
    if (request.isNavigationRequest() && pathname === "/") await home.opened;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === "HEAD");
  await page.goto("/evening/offline");
  await expect(page.getByText("Jesus wept.")).toBeVisible();
  await asked;

  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("link", { name: "Koinonia" }).click({ noWaitAfter: true });
  await leaving;
  evening.open();
  await over;
  home.open();
  await page.waitForURL((url) => url.pathname === "/");
  expect(documents).toEqual(["/evening/offline", "/"]);
});
