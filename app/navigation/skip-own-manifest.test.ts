import { afterEach, expect, test, vi } from "vitest";
import { skipOwnManifest } from "./skip-own-manifest.ts";

afterEach(() => vi.unstubAllGlobals());

function openPage() {
  const asked: string[] = [];
  const page = {
    fetch: (input: RequestInfo | URL): Promise<Response> => {
      asked.push(String(input instanceof Request ? input.url : input));
      return Promise.reject(new TypeError("no network"));
    },
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", new URL("https://koinonia.test/chatbot/conv_1"));
  skipOwnManifest();
  return { page, asked };
}

test("X26: the routes of the document's own address are known without a network", async () => {
  const { page, asked } = openPage();
  const answer = await page.fetch(
    new URL("https://koinonia.test/__manifest?p=%2Fchatbot%2Fconv_1&version=1"),
  );
  expect(await answer.json()).toEqual({});
  expect(asked).toEqual([]);
});

test.each([
  "https://koinonia.test/__manifest?p=%2Fpets&version=1",
  "https://koinonia.test/__manifest?p=%2Fchatbot%2Fconv_1&p=%2Fpets&version=1",
  "/chatbot/conv_1.data",
])("any other request goes out: %s", async (url) => {
  const { page, asked } = openPage();
  await expect(page.fetch(url)).rejects.toThrow("no network");
  expect(asked).toEqual([url]);
});
