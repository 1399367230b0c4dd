import type { ReactNode } from "react";
import { type Block, readMarkdown } from "./markdown.ts";
import type { Inline } from "./markdown-inline.ts";

export type MarkdownProps = {
  text: string;
  /** More is to come. */
  writing: boolean;
  /** Stands after the last word. */
  tail: ReactNode;
};

/** Words with Markdown in them, as elements of ours; each block runs the way its own words do. */
export default function Markdown({ text, writing, tail }: MarkdownProps) {
  return <Blocks blocks={readMarkdown(text.trim(), writing)} tail={tail} dir="auto" />;
}

type Around = {
  tail: ReactNode;
  /** Absent within another block, whose way they go: a mark of their own would hide their words from it. */
  dir?: "auto";
};

/** One block; `tail` stands after its last word. */
function Words({ block, tail, dir }: Around & { block: Block }) {
  switch (block.kind) {
    case "prose":
      return (
        <p className="prose-line" dir={dir}>
          <Run inside={block.inside} />
          {tail}
        </p>
      );
    case "heading":
      return (
        <h3 className="prose-head" dir={dir}>
          <Run inside={block.inside} />
        </h3>
      );
    case "quote":
      return (
        <blockquote className="prose-quote" dir={dir}>
          <Blocks blocks={block.blocks} tail={tail} />
        </blockquote>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
        <li key={index}>
          <Blocks blocks={item} tail={index === block.items.length - 1 ? tail : null} />
        </li>
      ));
      return block.first === null ? (
        <ul dir={dir}>{items}</ul>
      ) : (
        <ol start={block.first} dir={dir}>
          {items}
        </ol>
      );
    }
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
  }
}

const Blocks = ({ blocks, tail, ...around }: Around & { blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
    <Words key={index} block={block} tail={index === blocks.length - 1 ? tail : null} {...around} />
  ));

const Run = ({ inside }: { inside: readonly Inline[] }): ReactNode =>
  inside.map((one, index) => {
    if (typeof one === "string") return one;
    if (one.kind === "code") {
      // biome-ignore lint/suspicious/noArrayIndexKey: words only ever grow at the end
      return <code key={index}>{one.text}</code>;
    }
    const Tag = one.kind === "link" ? "a" : one.kind;
    const leads = one.kind === "link" && {
      href: one.href,
      rel: "noopener noreferrer nofollow",
      target: "_blank",
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words only ever grow at the end
      <Tag key={index} {...leads}>
        <Run inside={one.inside} />
      </Tag>
    );
  });
