import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Composer, type ComposerProps } from "#app/features/chat/screen/composer.tsx";

const drawn = (props: Partial<ComposerProps> = {}) =>
  renderToStaticMarkup(createElement(Composer, { draft: "", onDraft: () => undefined, ...props }));

test("without script it is a POST form that can be sent", () => {
  const html = drawn({ children: createElement("input", { type: "hidden", name: "requestId", value: "r" }) });
  expect(html).toContain('<form method="post">');
  expect(html).toContain('name="requestId"');
  expect(html).toContain('<textarea name="text"');
  expect(html).not.toContain("disabled");
  expect(html).not.toContain("maxlength");
});

test("V11: the field rests while an answer runs, and Stop stands in Send's place", () => {
  const html = drawn({ answering: true });
  expect(html).toMatch(/<textarea[^>]* disabled=""/);
  expect(html).toContain("Stop");
  expect(html).not.toContain("Send");
});

test("an error is read with the field, and the words stay", () => {
  const html = drawn({ draft: "too many words", error: "Shorten it a little." });
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain("too many words");
});
