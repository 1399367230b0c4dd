import { afterAll, beforeAll, expect, test } from "vitest";
import { cloudflareMail } from "#app/vendors/mail/cloudflare-mail.ts";
import { sandboxMail } from "#app/vendors/mail/sandbox-mail.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const mailbox = (token = sandbox.keys.mailToken) =>
  sandboxMail({ url: `${sandbox.origin}/__mail/send`, token });

const EMAIL = { to: "Mary@Example.com", subject: "Welcome", text: "Come in: http://localhost:8787/home" };

test("a mail reaches the outbox with its link", async () => {
  await mailbox().send(EMAIL);
  expect(await sandbox.outbox("mary@example.com")).toMatchObject([
    {
      kind: "mail",
      to: "mary@example.com",
      subject: "Welcome",
      url: "http://localhost:8787/home",
      code: null,
    },
  ]);
});

test.each([
  ["a wrong token", () => mailbox("sandbox-wrong").send(EMAIL), /401/],
  ["an address that is none", () => mailbox().send({ ...EMAIL, to: "nobody" }), /400/],
  ["no subject", () => mailbox().send({ ...EMAIL, subject: "" }), /400/],
])("%s is refused", async (_name, send, message) => {
  await expect(send()).rejects.toThrow(message);
});

test("Cloudflare's binding gets the same mail, from the product's address", async () => {
  const sent: unknown[] = [];
  const binding = {
    send: async (message: unknown) => {
      sent.push(message);
      return { messageId: "1" };
    },
  };
  const from = { email: "hello@koinonia.example", name: "Koinonia" };
  await cloudflareMail(binding, { from }).send({ ...EMAIL, html: "<p>Come in</p>" });
  expect(sent).toEqual([{ from, ...EMAIL, html: "<p>Come in</p>" }]);
});

test("Cloudflare's refusal is thrown", async () => {
  const binding = { send: () => Promise.reject(new Error("E_SENDER_NOT_VERIFIED")) };
  const from = { email: "hello@koinonia.example", name: "Koinonia" };
  await expect(cloudflareMail(binding, { from }).send(EMAIL)).rejects.toThrow("E_SENDER_NOT_VERIFIED");
});
