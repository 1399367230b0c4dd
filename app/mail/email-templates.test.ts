import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmationAddress, nameForMail, verificationEmail, welcomeEmail } from "./email-templates.ts";

const ORIGIN = "https://koinonia.example";

test.each([
  ["Ann Okafor", "Ann Okafor"],
  ["  María   José ", "María José"],
  ["Ann\r\nBcc: everyone@example.com", "Ann Bcc: everyone@example.com"],
  ["Ann\u0000\u0007", "Ann"],
  ["Ann\u2028Okafor", "Ann Okafor"],
  ["\u202eevil\u202c", "evil"],
  ["نور 🕊️", "نور 🕊️"],
  ["👩‍👩‍👧 family", "👩‍👩‍👧 family"],
  ["😀".repeat(200), "😀".repeat(80)],
  ["", ""],
])("F9, F10: the name %j stands in a mail as %j", (given, expected) => {
  expect(nameForMail(given)).toBe(expected);
});

test("whatever the name is: the subject is ours alone, one line; the HTML has no tag of the name's", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
      for (const email of [
        welcomeEmail("en", name, ORIGIN),
        verificationEmail("es", name, `${ORIGIN}/auth?type=signup`),
      ]) {
        expect(email.subject).not.toMatch(/[\r\n]/);
        expect(
          email.html.match(/<(?!\/?(?:!doctype|html|head|meta|title|body|div|p|a|br|bdi)\b)/gi),
        ).toBeNull();
        expect(email.html.match(/<bdi>/g)?.length ?? 0).toBe(nameForMail(name) === "" ? 0 : 1);
      }
    }),
  );
});

test("a script as a name is shown, not run", () => {
  const { html, text } = welcomeEmail("en", '<script>alert("x")</script>', ORIGIN);
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  expect(text).toContain('<script>alert("x")</script>');
});

test.each(["en", "es"] as const)(
  "F9: a warm word in %s, as text and as HTML, with one way in",
  (language) => {
    const { subject, text, html } = welcomeEmail(language, "Ann", ORIGIN);
    expect(subject).toMatch(/Koinonia/);
    expect(text).toContain(`${ORIGIN}/welcome`);
    expect(html).toContain(`href="${ORIGIN}/welcome"`);
    expect(html).toContain(`<html lang="${language}">`);
  },
);

test("a name that is missing leaves no gap", () => {
  expect(welcomeEmail("en", " ", ORIGIN).text.startsWith("Hello,")).toBe(true);
});

test.each([
  [`${ORIGIN}/auth?type=signup`, `${ORIGIN}/auth?type=signup`],
  [`${ORIGIN}/settings#email`, `${ORIGIN}/settings#email`],
  [`${ORIGIN}:443/welcome`, `${ORIGIN}/welcome`],
  [`${ORIGIN}/auth/../chatbot`, `${ORIGIN}/chatbot`],
  [`${ORIGIN}/auth/../functions/x`, null],
  [`${ORIGIN}.evil.example/auth`, null],
  ["https://evil.example/auth", null],
  ["http://koinonia.example/auth", null],
  ["https://me:pass@koinonia.example/auth", null],
  ["https://koinonia.example@evil.example/auth", null],
  ["//evil.example/auth", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  [`${ORIGIN}/admin`, null],
  ["/auth", null],
  ["", null],
])("F10: %j leads to %j", (given, expected) => {
  expect(confirmationAddress(given, ORIGIN)).toBe(expected);
});
