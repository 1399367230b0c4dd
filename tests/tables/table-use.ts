import ts from "typescript";

export type Use = { table: string; writes: boolean };

/** To parse a file costs more than all else here: most have no SQL in them, and none is parsed twice. */
const read = new Map<string, readonly string[]>();
const WORDS = /\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|EXISTS|WHERE|SET|VALUES|AND|ORDER BY)\b/;

/** What of the text of a file is SQL: strings and templates, with `?` for what is put into them. */
function textsOf(source: string): readonly string[] {
  if (!WORDS.test(source)) return [];
  const known = read.get(source);
  if (known) return known;
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" ? "));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest));
  const sql = texts.map((text) => text.replaceAll(/--.*$/gm, "")).filter((text) => WORDS.test(text));
  read.set(source, sql);
  return sql;
}

const NAMED = /\b(INSERT (?:OR \w+ )?INTO|REPLACE INTO|UPDATE(?: OR \w+)?|DELETE FROM|FROM|JOIN)\s+"?(\w+)/g;
/** `FROM one a, two b` */
const LISTED = /\bFROM\s+\w+(?:\s+(?:AS\s+)?\w+)?((?:\s*,\s*\w+(?:\s+(?:AS\s+)?\w+)?)+)/g;
const COLUMN = /\b(\w+)\.\w+/g;
const STATEMENT = /\b(SELECT\b[\s\S]*\bFROM|INSERT (OR \w+ )?INTO|UPDATE \w+\s+SET|DELETE FROM)\b/;

/** The tables that the SQL of a file names, each once; a table that is written is also said to be written. */
export function tableUses(source: string, isTable: (name: string) => boolean): Use[] {
  const found = new Map<string, boolean>();
  const add = (table: string, writes: boolean) => {
    if (isTable(table)) found.set(table, writes || (found.get(table) ?? false));
  };
  for (const text of textsOf(source)) {
    for (const [, verb = "", table = ""] of text.matchAll(NAMED)) add(table, /^(INS|REP|UPD|DEL)/.test(verb));
    for (const [, more = ""] of text.matchAll(LISTED)) {
      for (const [, table = ""] of more.matchAll(/,\s*(\w+)/g)) add(table, false);
    }
    for (const [, table = ""] of text.matchAll(COLUMN)) add(table, false);
  }
  return [...found].map(([table, writes]) => ({ table, writes }));
}

export const hasStatement = (source: string): boolean => textsOf(source).some((text) => STATEMENT.test(text));

const IMPORTED = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+"([^"]*tables\.ts)"/g;

/** What of `tables.ts` a file takes at run time, by the name it has there. */
export const importedTables = (source: string): string[] =>
  [...source.matchAll(IMPORTED)]
    .filter(([, type]) => !type)
    .flatMap(([, , names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);

/** The tables that migrations leave, views included; `migrations` in their order. */
export function tablesOf(migrations: readonly string[]): Set<string> {
  const names = new Set<string>();
  const MADE =
    /CREATE (?:(?:VIRTUAL |TEMP )?TABLE|VIEW) (?:IF NOT EXISTS )?["`]?(\w+)|DROP (?:TABLE|VIEW) (?:IF EXISTS )?["`]?(\w+)|ALTER TABLE ["`]?(\w+)["`]? RENAME TO ["`]?(\w+)/gi;
  for (const sql of migrations) {
    for (const [, made, dropped, from, to] of sql.replaceAll(/--.*$/gm, "").matchAll(MADE)) {
      if (made) names.add(made);
      if (dropped) names.delete(dropped);
      if (from && to) {
        names.delete(from);
        names.add(to);
      }
    }
  }
  return names;
}
