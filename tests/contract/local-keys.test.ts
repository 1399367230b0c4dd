import { createPrivateKey, createPublicKey } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localKeys } from "#scripts/local-keys.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "koinonia-keys-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("keys are made once, for their owner alone", () => {
  const file = join(folder, "deep", "keys.json");
  const keys = localKeys(file);
  expect(localKeys(file)).toEqual(keys);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the two halves of the signing key belong together", () => {
  const { clerkSigningKey, clerkPublicKey } = localKeys(join(folder, "pair.json"));
  const half = createPublicKey(createPrivateKey(clerkSigningKey)).export({ type: "spki", format: "pem" });
  expect(half).toBe(clerkPublicKey);
});

test("secrets can be told from real ones", () => {
  const keys = localKeys(join(folder, "told.json"));
  for (const secret of [
    keys.clerkSecretKey,
    keys.clerkWebhookSecret,
    keys.twilioAuthToken,
    keys.openAiKey,
    keys.mailToken,
    keys.stripeSecretKey,
    keys.stripeWebhookSecret,
  ]) {
    expect(secret).toContain("sandbox");
  }
});

test("two places have different Stripe keys", () => {
  const [here, there] = ["here.json", "there.json"].map((file) => localKeys(join(folder, file)));
  expect(here?.stripeSecretKey).not.toBe(there?.stripeSecretKey);
  expect(here?.stripeWebhookSecret).not.toBe(here?.stripeSecretKey);
});

test("a file of something else is refused", () => {
  const file = join(folder, "other.json");
  writeFileSync(file, "{}");
  expect(() => localKeys(file)).toThrow("not a file of local keys");
});
