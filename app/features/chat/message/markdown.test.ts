import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hasNoMarkdown } from "./is-plain.ts";
import { readMarkdown, wordsOf } from "./markdown.ts";
import { MessageParts } from "./message-parts.tsx";

fc.configureGlobal({ seed: 26 });

const drawn = (text: string, writing = false) =>
  renderToStaticMarkup(
    createElement(MessageParts, { parts: [{ kind: "text", text }], marked: true, writing }),
  );

test.each([
  ["**bold** and *soft*", "<strong>bold</strong> and <em>soft</em>"],
  ["__bold__ and _soft_", "<strong>bold</strong> and <em>soft</em>"],
  ["**bold *and soft***", "<strong>bold <em>and soft</em></strong>"],
  ["`a *b*`", "<code>a *b*</code>"],
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["snake_case_name", "snake_case_name"],
  ["\\*as it is\\*", "*as it is*"],
  ["an * alone", "an * alone"],
  ["**never closed", "**never closed"],
  ["a _quiet word", "a _quiet word"],
])("%s", (text, html) => {
  expect(drawn(text)).toContain(html);
});

test.each([
  ["- one\n- two", '<ul dir="auto"><li><p', 2],
  ["3. one\n4. two\n\n5. three", '<ol start="3" dir="auto"><li><p', 3],
  ["* one\n  * within\n* two", "<ul><li>", 3],
])("a list: %j", (text, html, items) => {
  expect(drawn(text)).toContain(html);
  expect(drawn(text).match(/<li>/g)).toHaveLength(items);
});

test("each block runs the way its own words do, and what is within it goes that way", () => {
  const html = drawn("# שלום\n\nwords\n\n- שלום\n- עולם");
  expect(html.match(/ dir="auto"/g)).toHaveLength(3);
  expect(html).toMatch(/<ul dir="auto"><li><p class="prose-line">/);
});

test("quotes, headings, rules, code", () => {
  const html = drawn("# Grace\n\n> *Be* still\n> and know\n\n---\n\n```js\n<script>alert(1)</script>\n```");
  expect(html).toContain("Grace</h3>");
  expect(html).toMatch(/<blockquote[^>]*><p[^>]*><em>Be<\/em> still\nand know/);
  expect(html).toContain("<hr");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test.each(["https://example.org/a?b=c", "http://example.org", "mailto:help@example.org"])(
  "%s is a link",
  (href) => {
    expect(drawn(`[here](${href})`)).toContain(
      `<a href="${href.replace("&", "&amp;")}" rel="noopener noreferrer nofollow" target="_blank">here</a>`,
    );
  },
);

test.each([
  "[here](javascript:alert(1))",
  "[here](JaVaScRiPt:alert`1`)",
  "[here](data:text/html,x)",
  "[here](vbscript:x)",
  "[here](//evil.example)",
  "[here](/settings)",
  "[here](java\tscript:x)",
  "[here]( javascript:x)",
  "![picture](https://example.org/a.png)",
  "<a href=https://evil.example>x</a>",
  "<iframe src=https://evil.example></iframe>",
  "<style>*{display:none}</style>",
  "<img src=x onerror=alert(1)>",
  "<https://evil.example>",
])("%j is text", (text) => {
  const html = drawn(text);
  expect(html).not.toMatch(/<(a|img|iframe|style|script)\b/);
});

const hostile = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "**",
        "*",
        "_",
        "__",
        "`",
        "```",
        "[",
        "]",
        "(",
        ")",
        "!",
        "> ",
        "- ",
        "1. ",
        "# ",
        "\n",
        "\n\n",
        "  ",
        "\\",
        "<script>",
        "</",
        "javascript:",
        "data:",
        "https://a.b",
        "mailto:a@b",
        "word",
        " ",
        "“",
        "é",
        "\u202e",
        "\u0000",
        "---",
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join("")),
);

test("X: whatever an answer holds, there is no markup but ours, and no link but to where one may go", () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, writing) => {
      const html = drawn(text, writing);
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag);
      expect(
        tags.filter((tag) => !/^(p|strong|em|code|pre|a|ul|ol|li|blockquote|h3|hr|i|div)$/.test(tag ?? "")),
      ).toEqual([]);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(https?:\/\/|mailto:)/i);
      expect(html).not.toMatch(/ on[a-z]+=/);
    }),
    { numRuns: 3_000 },
  );
});

test("no word is lost: what is shown are the words of the text, in their order", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = wordsOf(readMarkdown(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
      const source = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      let at = 0;
      for (const word of shown) {
        while (at < source.length && !source[at]?.includes(word)) at++;
        expect(at).toBeLessThan(source.length);
      }
    }),
    { numRuns: 2_000 },
  );
});

const word = fc.constantFrom("grace", "and", "peace", "be", "with", "you");
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
const inline = fc.oneof(
  words,
  words.map((some) => `**${some}**`),
  words.map((some) => `*${some}*`),
  words.map((some) => `\`${some}\``),
  words.map((some) => `[${some}](https://example.org/a)`),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
const block = fc.oneof(
  line,
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join("\n")),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item, n) => `${n + 1}. ${item}`).join("\n")),
  line.map((quoted) => `> ${quoted}`),
  line.map((title) => `## ${title}`),
);

test("streamed without flicker: at every moment the words shown are the beginning of the words to come", () => {
  const plain = (text: string) => text.replace(/\s+/g, "");
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const text = blocks.join("\n\n");
      const whole = plain(wordsOf(readMarkdown(text)));
      for (let length = 1; length <= text.length; length++) {
        const shown = plain(wordsOf(readMarkdown(text.slice(0, length), true)));
        expect(whole.startsWith(shown), `${JSON.stringify(text.slice(0, length))} shows ${shown}`).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test("a text of nothing but marks is read in no time", () => {
  for (const mark of [
    "*a ",
    "**a ",
    "_a ",
    "`a ",
    "[a",
    "[a](",
    "> ",
    "- ",
    "- \n",
    "\n- a\n\n",
    "***",
    "1. a\n   ",
  ]) {
    const text = mark.repeat(Math.ceil(40_000 / mark.length));
    const begun = performance.now();
    readMarkdown(text);
    readMarkdown(text, true);
    expect(performance.now() - begun, JSON.stringify(mark)).toBeLessThan(1_500);
  }
});

test("most answers are plain, and are not read", () => {
  expect(hasNoMarkdown("Grace and peace - to you.\n\nAmen; 2 + 2 is 4.")).toBe(true);
  expect(hasNoMarkdown("- a list")).toBe(false);
});
