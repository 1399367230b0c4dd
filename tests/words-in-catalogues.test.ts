import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** The developers' own page shows parts, in English alone. */
const FOR_DEVELOPERS = /^app\/features\/workbench\//;
/** What is read out or shown of an element, beside what stands in it. */
const SAID = new Set(["aria-label", "aria-description", "alt", "title", "placeholder", "label"]);
const A_WORD = /\p{L}{2,}/u;
/** The same in every language. */
const NAMES = new Set(["Koinonia"]);

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
  .map((path) => `app/${path.replaceAll("\\", "/")}`)
  .filter((path) => !FOR_DEVELOPERS.test(path));

/** Every text that a component says in words of its own, with its line. */
function wordsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const plain = text.trim();
    if (!A_WORD.test(plain) || NAMES.has(plain)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${path}:${line + 1} ${plain}`);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression))
      if (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) note(node, node.expression.text);
    if (ts.isJsxAttribute(node) && SAID.has(node.name.getText(source))) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) note(node, value.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

test("deliver 9: no component says a word of its own: all stand in the catalogues, in both languages", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(wordsIn)).toEqual([]);
});
