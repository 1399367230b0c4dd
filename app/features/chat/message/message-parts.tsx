import { lazy, type ReactNode, Suspense } from "react";
import { HelpCard } from "#app/features/care/help/help-card.tsx";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import { hasNoMarkdown } from "#app/features/chat/message/is-plain.ts";
import { Verse } from "#app/features/chat/message/verse.tsx";
import type { Part } from "#app/features/chat/model/parts.ts";
import type { MarkdownProps } from "./marked-words.tsx";

/** The server has it at once. In the browser it comes when words with marks do; until then they stand as written. */
const MarkedWords = import.meta.env.SSR
  ? (await lazyViews.marked()).default
  : lazy(() => lazyViews.marked().catch(() => ({ default: PlainWords })));

type MessagePartsProps = {
  parts: readonly Part[];
  /** The companion's: Markdown is read. The member's own words stay as they were written. */
  marked?: boolean;
  /** More is to come: a dot pulses after the last word. */
  writing?: boolean;
};

/** Prose as paragraphs and Scripture as set verses. */
export function MessageParts({ parts, marked = false, writing = false }: MessagePartsProps) {
  const last = parts.at(-1);
  const endsInProse = last?.kind === "text" && last.text.trim() !== "";
  return (
    <>
      {parts.map((part, index) => {
        const tail = writing && endsInProse && part === last ? <WritingDot /> : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever grow at the end
          <Shown key={index} part={part} marked={marked} writing={writing && part === last} tail={tail} />
        );
      })}
      {writing && !endsInProse && (
        <p>
          <WritingDot alone />
        </p>
      )}
    </>
  );
}

type ShownProps = { part: Part; marked: boolean; writing: boolean; tail: ReactNode };

function Shown({ part, marked, writing, tail }: ShownProps) {
  switch (part.kind) {
    case "verse":
      return <Verse verse={part} />;
    case "help":
      return <HelpCard help={part} />;
    case "note":
      return <p className="care-note">{part.text}</p>;
    case "text": {
      const plain = <PlainWords text={part.text} tail={tail} />;
      if (!marked || hasNoMarkdown(part.text)) return plain;
      return (
        <Suspense fallback={plain}>
          <MarkedWords text={part.text} writing={writing} tail={tail} />
        </Suspense>
      );
    }
  }
}

function PlainWords({ text, tail }: Omit<MarkdownProps, "writing">) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <>
      {paragraphs.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end
        <p key={index} className="prose-line" dir="auto">
          {words}
          {index === paragraphs.length - 1 && tail}
        </p>
      ))}
    </>
  );
}

const WritingDot = ({ alone = false }: { alone?: boolean }) => (
  <i className={`writing-dot ${alone ? "" : "ms-1.5"}`} aria-hidden="true" />
);
