import { readFileSync } from "node:fs";
import ts from "typescript";

/** The titles of the tests and groups in a file, as they are written: `%s` and `${…}` stay. */
export function titlesIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title && ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(source))) {
      if (ts.isStringLiteralLike(title)) found.push(title.text);
      else if (ts.isTemplateExpression(title)) found.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
