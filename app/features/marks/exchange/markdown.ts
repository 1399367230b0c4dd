import { formatReference } from "#app/features/bible/reference.ts";
import { referenceOf } from "#app/features/marks/model/selection.ts";
import { FORMAT, type Line, VERSION, writtenLine } from "./line.ts";

const END = "<!-- koinonia end -->";
/** A line of a note that looks like one of ours gets one more backslash, and loses it when it is read. */
const OURS = /^\\*<!-- koinonia/;

const TITLE = {
  note: "Note",
  version: "",
  highlight: "Highlight",
  bookmark: "Bookmark",
  tag: "Tag",
  saved: "Saved verse",
};

export const MARKDOWN_HEAD = `# Koinonia journal\n\n<!-- ${FORMAT} ${VERSION} -->\n`;

/** A line as Markdown: words for people, and a comment with the same for an import. */
export function markdownOf(line: Line): string {
  const { text, ...rest } = writtenLine(line);
  const comment = `<!-- koinonia ${JSON.stringify(rest).replaceAll(">", "\\u003e")} -->\n`;
  if (line.kind === "version") {
    const body = line.text.split("\n").map((each) => (OURS.test(each) ? `\\${each}` : each));
    return `\n${comment}${body.join("\n")}\n${END}\n`;
  }
  const reference = formatReference(referenceOf(line));
  const title = `${TITLE[line.kind]}${line.value ? `: ${line.value}` : ""}`;
  return line.kind === "note" ? `\n## ${reference}\n\n${comment}` : `\n- ${reference}, ${title}\n${comment}`;
}

/** The lines of an exported Markdown file, as they were written; null for one that is broken. */
export function readMarkdown(file: string): Record<string, unknown>[] | null {
  const found: Record<string, unknown>[] = [];
  const lines = file.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const json = /^<!-- koinonia (\{.*\}) -->$/.exec(lines[at] ?? "")?.[1];
    if (json === undefined) continue;
    const line = objectIn(json);
    if (!line) return null;
    if (line.kind === "version") {
      const end = lines.indexOf(END, at + 1);
      if (end < 0) return null;
      const body = lines.slice(at + 1, end);
      line.text = body
        .map((each) => (each.startsWith("\\") && OURS.test(each) ? each.slice(1) : each))
        .join("\n");
      at = end;
    }
    found.push(line);
  }
  return found;
}

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
