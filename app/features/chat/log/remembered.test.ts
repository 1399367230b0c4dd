import fc from "fast-check";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { markupCache } from "#app/document/remembered/markup-memory.server.ts";
import { MarkupCacheProvider } from "#app/document/remembered/remembered.tsx";
import { LanguageProvider } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";
import { MessageLog } from "./message-log.tsx";

fc.configureGlobal({ seed: 2026 });

const remember = markupCache((piece, language) =>
  renderToString(createElement(LanguageProvider, { value: language }, piece)),
);

const words = fc.oneof(fc.string(), fc.constantFrom("Peace.\n\nAnd grace.", "<b>&amp;</b>", "“Amen” 🕊", ""));
const part = fc.oneof(
  fc.record({ kind: fc.constant("text" as const), text: words }),
  fc.record({
    kind: fc.constant("verse" as const),
    reference: words,
    translation: fc.constantFrom("WEB", "KJV"),
    text: words,
    verseId: fc.constant(19_004_008),
  }),
);
const messages: fc.Arbitrary<MessageView[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    conversationId: fc.constant("conv_1"),
    role: fc.constantFrom("user" as const, "assistant" as const),
    parts: fc.array(part, { maxLength: 3 }),
    state: fc.constantFrom(
      "kept" as const,
      "stopped" as const,
      "interrupted" as const,
      "unanswered" as const,
    ),
    createdAt: fc.nat(),
    requestId: fc.constant(null),
    version: fc.integer({ min: 1, max: 3 }),
    versions: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 14 },
);
const streaming = fc.option(fc.constant({ answerId: "ans_1", parts: [] }));

test("a conversation from memory is to the letter what React writes", () => {
  fc.assert(
    fc.property(messages, streaming, fc.constantFrom(...LANGUAGES), (listed, answer, language) => {
      const log = createElement(MessageLog, {
        conversationId: "conv_1",
        messages: listed,
        streaming: answer,
        onRetry: () => {},
      });
      const spoken = (element: ReactElement) => createElement(LanguageProvider, { value: language }, element);
      const plainly = renderToString(spoken(log));
      const recalled = () =>
        renderToString(createElement(MarkupCacheProvider, { value: remember }, spoken(log)));
      expect(recalled()).toBe(plainly);
      expect(recalled()).toBe(plainly);
    }),
    { numRuns: 150 },
  );
});
