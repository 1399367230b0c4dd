import type { Part } from "#app/features/chat/parts.ts";
import { Verse } from "#app/features/chat/verse.tsx";

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const blocksOf = (part: Part): Part[] =>
  part.kind === "verse" ? [part] : paragraphsOf(part.text).map((text) => ({ kind: "text", text }));

/** Prose as paragraphs and Scripture as set verses. While `writing`, the lamp breathes after the last word. */
export function MessageParts({ parts, writing = false }: { parts: readonly Part[]; writing?: boolean }) {
  const blocks = parts.flatMap(blocksOf);
  const endsInProse = blocks.at(-1)?.kind === "text";
  return (
    <>
      {blocks.map((block, index) =>
        block.kind === "verse" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
          <Verse key={index} verse={block} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
          <p key={index} className="prose-line">
            {block.text}
            {writing && index === blocks.length - 1 && <WritingDot />}
          </p>
        ),
      )}
      {writing && !endsInProse && (
        <p>
          <WritingDot alone />
        </p>
      )}
    </>
  );
}

const WritingDot = ({ alone = false }: { alone?: boolean }) => (
  <i className={`writing-dot ${alone ? "" : "ms-1.5"}`} aria-hidden="true" />
);
