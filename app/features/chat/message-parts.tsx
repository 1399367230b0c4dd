import { HelpCard } from "#app/features/care/help-card.tsx";
import type { Part } from "#app/features/chat/parts.ts";
import { Verse } from "#app/features/chat/verse.tsx";

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const blocksOf = (part: Part): Part[] =>
  part.kind === "text" ? paragraphsOf(part.text).map((text) => ({ kind: "text", text })) : [part];

/** Prose as paragraphs and Scripture as set verses. While `writing`, the lamp breathes after the last word. */
export function MessageParts({ parts, writing = false }: { parts: readonly Part[]; writing?: boolean }) {
  const blocks = parts.flatMap(blocksOf);
  const endsInProse = blocks.at(-1)?.kind === "text";
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
        <Block key={index} block={block} writing={writing && index === blocks.length - 1} />
      ))}
      {writing && !endsInProse && (
        <p>
          <WritingDot alone />
        </p>
      )}
    </>
  );
}

function Block({ block, writing }: { block: Part; writing: boolean }) {
  switch (block.kind) {
    case "verse":
      return <Verse verse={block} />;
    case "help":
      return <HelpCard help={block} />;
    case "note":
      return <p className="care-note">{block.text}</p>;
    case "text":
      return (
        <p className="prose-line">
          {block.text}
          {writing && <WritingDot />}
        </p>
      );
  }
}

const WritingDot = ({ alone = false }: { alone?: boolean }) => (
  <i className={`writing-dot ${alone ? "" : "ms-1.5"}`} aria-hidden="true" />
);
