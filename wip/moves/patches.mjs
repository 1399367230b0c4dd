/** After the moves: [file, text or pattern, replacement]. */
export const PATCHES = [
  ["app/ui/styles/app.css", 'source("..")', 'source("../..")'],
  ["drizzle.config.ts", "./app/features/*/tables.ts", "./app/features/**/tables.ts"],
  // a route keeps its name
  ["app/routes.ts", /index\("(routes\/[\w./-]+)"\)/, 'index("$1", { id: idOf("$1") })'],
  ["app/routes.ts", /\n {2}route\("([^"]+)", "(routes\/[\w./-]+)"\),/g, '\n  page("$1", "$2"),'],
  [
    "app/routes.ts",
    "\nexport default [",
    `
/** A route is named by its file, in whatever folder: pages that are read anew, and older builds in browsers, know that name. */
const idOf = (file: string): string => \`routes/\${file.replace(/^.*\\/|\\.tsx?$/g, "")}\`;
const page = (path: string, file: string) => route(path, file, { id: idOf(file) });

export default [`,
  ],
  ["scripts/first-load-chunks.ts", "/\\/app\\/routes\\/chatbot\\.tsx$/", "/\\/app\\/routes\\/chat\\/chatbot\\.tsx$/"],
  [
    "scripts/first-load-chunks.ts",
    "/\\/app\\/platform\\/(static\\/(main|session-island)|app-life)\\.ts$/",
    "/\\/app\\/(document\\/static\\/(main|session-island)|native\\/app-life)\\.ts$/",
  ],
  ["scripts/first-load-chunks.ts", "/\\/app\\/platform\\/static\\/main\\.ts$/", "/\\/app\\/document\\/static\\/main\\.ts$/"],
  [
    "scripts/first-load-chunks.ts",
    "const COMMON = /\\/app\\/(core|platform|ui|features\\/member)\\//;",
    `const COMMON =
  /\\/app\\/(core|request|session|navigation|realtime|native|subscription|document|rate-limit|ui|features\\/(member|chat\\/styles))\\//;`,
  ],
  ["tests/rate-limits.test.ts", '["chat", "chat/threads", "settings"]', '["chat/model", "chat/threads", "settings/model"]'],
  ["tests/text-rules.ts", /"app\/mail\/([\w-]+\.ts)": \{/g, '"../mail/$1": {'],
  ["tests/text-rules.ts", /"\.\.\/core\/(plain-words|written-language|own-path)\.ts"/g, '"../core/text/$1.ts"'],
  ["tests/text-rules.test.ts", '  "../app/core/*.ts",\n', '  "../app/core/**/*.ts",\n  "../app/mail/*.ts",\n'],
  ["tests/hostile-texts.ts", 'file.startsWith("..") ? []', 'file.startsWith("../core/") ? []'],
  [
    "tests/fuzz/surface.ts",
    '["app/features", "app/routes", "app/platform"]',
    '["app/features", "app/routes", "app/request", "app/session", "app/navigation", "app/realtime", "app/mail"]',
  ],
  ["docs/coverage.md", "or in `app/platform`.", "or in one of the folders beside `app/features`."],
  ["docs/coverage.md", "`worker/`", "`service-worker/`"],
  ["docs/coverage.md", "`chat/meter/`", "`chat/allowance/`"],
  ["tests/not-built-yet.test.ts", "/settings\\/copy\\.ts", "/settings\\/model\\/copy\\.ts"],
  ["tests/not-built-yet.test.ts", "/features\\/pet\\/copy/", "/features\\/pet\\/(copy\\/|widget\\/copy)/"],
  ["docs/features.md", "(`app/platform`)", "(`app/request`, `app/session`)"],
  ["docs/features.md", "`app/platform/worker`", "`app/native`"],
];
