import * as sdk from "twilio/lib/webhooks/webhooks.js";
import { expect, test } from "vitest";
import { isSignedByTwilio } from "#app/vendors/twilio/signature.ts";

const TOKEN = "12345";
/** Twilio's own example. */
const URL_ = "https://mycompany.com/myapp.php?foo=1&bar=2";
const FIELDS = {
  CallSid: "CA1234567890ABCDE",
  Caller: "+14158675310",
  Digits: "1234",
  From: "+14158675310",
  To: "+18005551212",
};

test("Twilio's own example is signed, by our reading and the SDK's", async () => {
  const signature = sdk.getExpectedTwilioSignature(TOKEN, URL_, FIELDS);
  const request = { url: URL_, form: new URLSearchParams(FIELDS), signature };
  expect(await isSignedByTwilio(TOKEN, request)).toBe(true);
});

test.each([
  ["an empty form", "https://koinonia.example/api/webhooks/twilio", {}],
  [
    "signs and letters",
    "https://koinonia.example/api/webhooks/twilio",
    { Body: "¿Qué? & =+ 😀", From: "+1" },
  ],
  ["a port", "http://localhost:8787/api/webhooks/twilio", { Body: "STOP" }],
  ["several values", "https://koinonia.example/api/webhooks/twilio", { Media: ["b", "a", "b"] }],
] as const)("%s: the same answer as the SDK's", async (_name, url, fields) => {
  const params = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : [...value]]),
  );
  const form = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const signature = sdk.getExpectedTwilioSignature(TOKEN, url, params);
  for (const [said, token, asked] of [
    [signature, TOKEN, url],
    [signature, "other", url],
    [signature, TOKEN, `${url}/more`],
    [signature.toLowerCase(), TOKEN, url],
    ["", TOKEN, url],
    ["not base64!", TOKEN, url],
  ] as const)
    expect(await isSignedByTwilio(token, { url: asked, form, signature: said })).toBe(
      sdk.validateRequest(token, said, asked, params),
    );
});
