import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";
import type { Feature } from "#app/manifest/feature.ts";
import { FEATURES } from "#app/manifest/features.ts";
import { SITE_ROUTES } from "#app/manifest/site-routes.ts";

const ROOT = join(import.meta.dirname, "..");

/**
 * Parts that features stand on, beside `core`, `db`, `ui` and `vendors`; lowest first: a part imports only parts before
 * it. `mail`, `idempotency` and `rate-limit` hold rules, stores and services as a feature does.
 */
const PARTS = [
  "log",
  "rate-limit",
  "idempotency",
  "request",
  "mail",
  "native",
  "outbox",
  "session",
  "navigation",
  "realtime",
  "subscription",
  "document",
];
const SHARED = "(?:features/[^/]+|mail|idempotency|rate-limit|manifest)";
const shared = (name: string): RegExp => new RegExp(`^app/${SHARED}/(?:.+/)?${name}$`);

/** First match wins. A file's layer is its name, so it can be seen in every import line. */
const LAYERS: [layer: string, path: RegExp][] = [
  ["core", /^app\/core\//],
  ["protocol", /^party\/protocol\.ts$/],
  ["routes", /^app\/features\/[^/]+\/routes\//],
  ["tables", shared("tables\\.ts")],
  ["store", shared("(?:[^/]+-)?store\\.server\\.ts")],
  ["platform", /^app\/idempotency\/.+\.server\.ts$/],
  ["service", shared("[^/]+\\.server\\.ts")],
  ["form", shared("forms\\.ts")],
  ["notices", /^app\/(?:features\/[^/]+|manifest)\/notices\.ts$/],
  ["view", shared("[^/]+\\.tsx")],
  ["rules", shared("[^/]+\\.ts")],
  ["ui", /^app\/ui\//],
  ["db", /^app\/db\//],
  ["ports", /^app\/vendors\/(ports|push-port|voice-port)\.ts$/],
  ["vendors", /^app\/vendors\//],
  ["log", /^app\/log\//],
  ["platform", /^app\/document\/cache\//],
  ["platform", new RegExp(`^app/(?:${PARTS.join("|")})/(?:.+\\.server|context|load-context)\\.ts$`)],
  ["browser", new RegExp(`^app/(?:${PARTS.join("|")})/`)],
  ["routes", /^app\/(routes\/|routes\.ts$|root\.tsx|entry\.)/],
  ["party", /^party\//],
  ["workers", /^workers\//],
];

/** Who may import what. `docs/decisions/0005-layers-of-the-code-and-who-may-import-what.md` says why. */
const MAY: Record<string, readonly string[]> = {
  core: ["core"],
  notices: ["notices", "core"],
  rules: ["rules", "notices", "core", "protocol"],
  protocol: ["rules", "core"],
  form: ["form", "rules", "core"],
  tables: ["tables", "rules", "core"],
  db: ["db", "tables", "core"],
  store: ["store", "tables", "db", "rules", "core"],
  log: ["log", "core"],
  ports: ["core"],
  vendors: ["vendors", "ports", "core"],
  platform: ["platform", "browser", "db", "ports", "protocol", "store", "rules", "core"],
  browser: ["browser", "ui", "protocol", "rules", "core"],
  service: ["service", "store", "tables", "rules", "form", "db", "ports", "platform", "protocol", "core"],
  ui: ["ui", "core"],
  view: ["view", "ui", "form", "rules", "protocol", "browser", "core"],
  routes: ["routes", "platform", "browser", "service", "view", "ui", "form", "rules", "core"],
  party: ["party", "protocol", "rules", "core"],
};

/** What a layer may import of packages; layers that are not named may import any. */
const PACKAGES: Record<string, readonly string[]> = {
  core: [],
  notices: [],
  // it computes and touches nothing: decision 0050
  // the same of the schedule of reviews: decision 0059
  rules: ["bible-passage-reference-parser", "ts-fsrs"],
  form: ["zod"],
  protocol: ["zod/mini"],
  ui: ["react", "@remix-run/react"],
};

const MAX_LINES: Record<string, number> = { routes: 100, rules: 150, view: 200 };
const LONG_BY_SUBJECT = /\/(catalog|copy|notices|books|starters|icons|chapter-lengths)[^/]*\.ts$/;
/** A grammar is read whole: any file's limit, not a rule's. */
const GRAMMAR = /^app\/features\/bible\/guard\/(citation|quotation|guard)\.ts$/;
const IMPURE = /\bDate\.now\(|new Date\(\)|Math\.random\(|randomUUID|getRandomValues|\bfetch\(|\bconsole\./;
/** Types cost nothing at run time: a rule may name a type of the protocol that imports a type of the rule. */
const IMPORT = /^(import|export)\s(?<type>type\s)?[^;]*?from\s+"(?<from>[^"]+)"|^import\s+"(?<bare>[^"]+)"/gm;

const layerOf = (path: string): string | undefined => LAYERS.find(([, at]) => at.test(path))?.[0];
const featureOf = (path: string): string | undefined => /^app\/features\/([^/]+)\//.exec(path)?.[1];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)) yield path;
  }
}

const all = ["app", "party", "workers"].flatMap((folder) => [...sources(folder)]);

type Import = { from: string; target: string | null; typeOnly: boolean; isLater: boolean };

/** What is loaded later belongs to its layer as well; `typeof import(…)` is a type. */
const LATER = /(?<type>typeof\s+)?\bimport\(\s*"(?<from>[^"]+)"\s*\)/g;

function importsOf(path: string): Import[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  return [...text.matchAll(IMPORT), ...text.matchAll(LATER)].map(({ 0: whole, groups }) => {
    const from = groups?.from ?? groups?.bare ?? "";
    const target = from.startsWith("#")
      ? from.slice(1)
      : from.startsWith(".")
        ? normalize(join(dirname(path), from)).replaceAll("\\", "/")
        : null;
    return { from, target, typeOnly: Boolean(groups?.type), isLater: !/^(im|ex)port\s/.test(whole) };
  });
}

test("every file has a layer", () => {
  expect(all.filter((path) => !layerOf(path))).toEqual([]);
});

/** The shell of every page: it loads a feature's part later, where a page has it. What loads none leaves the list. */
const LOADS_VIEWS = [
  "app/document/frame/app-shell.tsx",
  "app/document/static/account.ts",
  "app/document/static/main.ts",
  "app/document/static/session-island.ts",
  "app/document/when-used/main.ts",
];

test("imports follow the table of layers", () => {
  const loading = new Set<string>();
  const wrong = all.flatMap((path) => {
    const layer = layerOf(path) ?? "";
    const may = MAY[layer];
    if (!may) return [];
    return importsOf(path).flatMap(({ from, target, typeOnly, isLater }) => {
      if (target === null) {
        const packages = PACKAGES[layer];
        return packages && !typeOnly && !packages.some((name) => from === name || from.startsWith(`${name}/`))
          ? [`${path}: ${layer} imports package ${from}`]
          : [];
      }
      const to = layerOf(target);
      if (isLater && to === "view" && LOADS_VIEWS.includes(path)) {
        loading.add(path);
        return [];
      }
      return to && !may.includes(to) && !(typeOnly && to === "rules")
        ? [`${path}: ${layer} imports ${to} (${from})`]
        : [];
    });
  });
  expect(wrong).toEqual([]);
  expect([...loading].sort()).toEqual(LOADS_VIEWS);
});

test("no import climbs to a parent folder", () => {
  expect(
    all.flatMap((path) =>
      importsOf(path)
        .filter(({ from }) => from.startsWith("../") && !from.startsWith("../build"))
        .map(({ from }) => `${path}: ${from}`),
    ),
  ).toEqual([]);
});

test("core and rules are pure: time and chance are arguments", () => {
  const impure = all.filter(
    (path) =>
      ["core", "notices", "rules"].includes(layerOf(path) ?? "") &&
      IMPURE.test(readFileSync(join(ROOT, path), "utf8")),
  );
  expect(impure).toEqual([]);
});

/** What each feature's files import of other features. */
const builtOn = new Map<string, Set<string>>(
  [...new Set(all.map(featureOf))].flatMap((feature) =>
    feature ? [[feature, new Set<string>()] as const] : [],
  ),
);
for (const path of all) {
  const feature = featureOf(path);
  for (const { target } of feature ? importsOf(path) : []) {
    const other = target ? featureOf(target) : undefined;
    if (feature && other && other !== feature) builtOn.get(feature)?.add(other);
  }
}

test("each feature has a manifest, gathered in one file, which says what it builds on", () => {
  expect(Object.keys(FEATURES)).toEqual([...builtOn.keys()].sort());
  expect(readdirSync(join(ROOT, "app/features")).sort()).toEqual(Object.keys(FEATURES));
  const said = Object.entries<Feature>(FEATURES).map(([name, { dependsOn }]) => [name, dependsOn]);
  const built = [...builtOn].map(([name, others]) => [name, [...others].sort()]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(built));
});

test("features build on features below them, without cycles", () => {
  const left = new Map(builtOn);
  // a feature that builds on none of those that are left is taken out; in a circle none is such a one
  for (let taken = true; taken; ) {
    taken = false;
    for (const [feature, others] of left)
      if (![...others].some((other) => left.has(other))) taken = left.delete(feature);
  }
  expect([...left.keys()]).toEqual([]);
});

const GATHERED_NOTICES = "app/manifest/notices.ts";
/** Notices alone are gathered below services: `sending` and every other feature read them by this file. */
const READS_NOTICES = "app/features/notifications/topics.ts";
const GATHERED_DATA = "app/manifest/features.ts";
/** What of the gathered lists a feature may read, data alone, and in which files: every other one reads it by these. */
const READS: Record<string, readonly string[]> = {
  [GATHERED_NOTICES]: [READS_NOTICES],
  [GATHERED_DATA]: ["app/features/rooms/rooms.ts", "app/features/notifications/choices/kinds.ts"],
  "app/manifest/content-kinds.ts": ["app/features/content/kinds.ts"],
};

test("what gathers features is above them: a feature reads of it the shape of its manifest alone", () => {
  const wrong = all
    .filter((path) => featureOf(path) && !/\/routes\//.test(path))
    .flatMap((path) =>
      importsOf(path)
        .filter(({ target }) => target?.startsWith("app/manifest/"))
        .filter(({ target }) => !READS[target ?? ""]?.includes(path))
        .filter(
          ({ target, typeOnly }) =>
            !typeOnly ||
            !/\/(feature|server-feature\.server|notice|content-kind|waiting-queue)\.ts$/.test(target ?? ""),
        )
        .map(({ from }) => `${path}: ${from}`),
    );
  expect(wrong).toEqual([]);
});

test("a feature's notices are data and words, and are read by the list that gathers them alone", () => {
  const isNotices = (path: string): boolean => /^app\/features\/[^/]+\/notices\.ts$/.test(path);
  const wrong = all.flatMap((path) =>
    importsOf(path)
      .filter(({ target, typeOnly }) => {
        if (isNotices(path))
          return !target?.startsWith("app/core/") && !(typeOnly && target === "app/manifest/notice.ts");
        if (target && isNotices(target)) return path !== GATHERED_NOTICES;
        return target === GATHERED_NOTICES && path !== READS_NOTICES;
      })
      .map(({ from }) => `${path}: ${from}`),
  );
  expect(wrong).toEqual([]);
});

test("the words of notices and what features say of themselves are in no script of a page", () => {
  const inBrowser = new Set(
    all.filter(
      (path) => ["routes", "view", "browser", "ui"].includes(layerOf(path) ?? "") && path !== "app/routes.ts",
    ),
  );
  // what is added while it goes on is followed as well; what only a server has is left out by the bundler
  for (const path of inBrowser)
    for (const { target, typeOnly } of importsOf(path))
      if (target && !typeOnly && all.includes(target) && !/\.server\.ts$/.test(target)) inBrowser.add(target);
  expect(inBrowser).toContain("app/features/notifications/copy.ts");
  expect(inBrowser).not.toContain(GATHERED_NOTICES);
  expect(inBrowser).not.toContain(GATHERED_DATA);
});

test("what is bundled without Vite asks nothing of it", () => {
  // the Worker itself: its pages are Vite's, which is the build that it imports
  const inWorker = new Set(all.filter((path) => path.startsWith("workers/")));
  for (const path of inWorker)
    for (const { target, typeOnly } of importsOf(path))
      if (target && !typeOnly && all.includes(target)) inWorker.add(target);
  expect(inWorker).toContain("app/manifest/features.server.ts");
  const asking = [...inWorker].filter((path) =>
    readFileSync(join(ROOT, path), "utf8").includes("import.meta.glob"),
  );
  expect(asking).toEqual([]);
});

/** Where lists of all features stood that were edited by hand. */
const GATHERED = [
  "app/routes.ts",
  "app/rate-limit/rate-limits.ts",
  "app/manifest/site-routes.ts",
  "app/manifest/routes.ts",
  "app/manifest/gathered.server.ts",
  "app/routes/site/functions.ts",
  "workers/scheduled.ts",
  "party/protocol.ts",
];

test("what features say of themselves is written in their folders alone", () => {
  const named = GATHERED.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) => target?.startsWith("app/features/"))
      .map(({ from }) => `${path}: ${from}`),
  );
  // the parts of a message, which a frame carries while it is written
  expect(named).toEqual(["party/protocol.ts: #app/features/chat/model/parts.ts"]);
  const owned = new Set(
    Object.values<Feature>(FEATURES).flatMap(({ routes = [] }) => routes.map(({ path }) => path)),
  );
  expect(SITE_ROUTES.filter(({ path }) => owned.has(path))).toEqual([]);
  expect(readFileSync(join(ROOT, "app/routes.ts"), "utf8")).not.toMatch(/(page|route|index)\("/);
});

test("parts build on parts below them", () => {
  const partOf = (path: string) => /^app\/([^/]+)\//.exec(path)?.[1] ?? "";
  const wrong = all.flatMap((path) => {
    const place = PARTS.indexOf(partOf(path));
    if (place < 0) return [];
    return importsOf(path).flatMap(({ target, typeOnly }) =>
      target && !typeOnly && PARTS.indexOf(partOf(target)) > place
        ? [`${path}: ${partOf(path)} imports ${partOf(target)}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
  expect(PARTS.filter((part) => !all.some((path) => partOf(path) === part))).toEqual([]);
});

/** Files in one folder, tests, styles and drawings included. */
const MAX_FILES = 20;
/** Not parted yet. What has become small enough leaves the list. */
const FULL_FOLDERS = ["workers/sandbox/openai/topics"];

function* folders(folder: string): Generator<[path: string, files: number]> {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  yield [folder, entries.filter((entry) => entry.isFile()).length];
  for (const entry of entries) if (entry.isDirectory()) yield* folders(`${folder}/${entry.name}`);
}

test("a folder holds at most 20 files", () => {
  const full = ["app", "party", "workers"]
    .flatMap((folder) => [...folders(folder)])
    .filter(([, files]) => files > MAX_FILES)
    .map(([path]) => path);
  expect(full.filter((path) => !FULL_FOLDERS.includes(path))).toEqual([]);
  expect(FULL_FOLDERS.filter((path) => !full.includes(path))).toEqual([]);
});

test("files stay small enough to read", () => {
  const long = all.flatMap((path) => {
    if (LONG_BY_SUBJECT.test(path)) return [];
    const lines = readFileSync(join(ROOT, path), "utf8").split("\n").length - 1;
    const most = GRAMMAR.test(path) ? 250 : (MAX_LINES[layerOf(path) ?? ""] ?? 250);
    return lines > most ? [`${path}: ${lines} lines, ${most} at most`] : [];
  });
  expect(long).toEqual([]);
});

test("names say something", () => {
  const empty = all.filter((path) =>
    /\/(utils?|helpers?|misc|common|manager|data|types)(\.|\/)/.test(relative(ROOT, join(ROOT, path))),
  );
  expect(empty).toEqual([]);
});

/** Names of our own for things that have a standard one; an identifier called so would not be found by who looks for it. */
const PRIVATE_NAMES: Record<string, string> = {
  countAll: "incrementRateLimits",
  markOf: "hmac",
  REST_DAYS: "DELETION_GRACE_DAYS",
  isCry: "isCrisis",
  askAhead: "prefetchAnswer",
  madeWay: "clearRunningAnswer",
  cutShort: "abortAnswer",
  HouseNews: "PetUpdate",
  bringDeeds: "preloadViews",
  isWorked: "isHandled",
  workEvent: "processEvent",
  workNameless: "processWithoutCustomer",
  DRAWN_FOR: "PAGE_USER_HEADER",
  LEAVER: "SIGNED_OUT_COOKIE",
  knowOwnRoute: "skipOwnManifest",
  useSealed: "useEmbeddedJson",
  squeeze: "brotli",
  WholeDocuments: "InlinedDocuments",
  noteHere: "recordVisit",
  ageUnsaid: "ageMissing",
  openDoor: "openSignIn",
  needDoor: "requireSignIn",
  Purse: "BalanceBadge",
  provenTwice: "hasSecondFactor",
  wasLetIn: "recoverSignedIn",
  sameOriginOnly: "csrfProtection",
  hideConversation: "softDeleteConversation",
  listMissed: "fetchMissedEvents",
  petOnce: "runPetCommand",
  LeastUsedFirst: "LruCache",
  deedCopy: "actionCopy",
  MOST_SHOWN: "MAX_SHOWN",
  toDoor: "toSignIn",
  YouTubeDoor: "YouTubeLink",
  purse: "balance",
  purseCopy: "balanceCopy",
  purseJson: "balanceJson",
  inPurse: "inWallet",
  hearMessage: "sendSpokenMessage",
  heardForm: "transcribeForm",
  HeardReply: "TranscribeReply",
  HearRefusal: "TranscribeRefusal",
  hearMicros: "transcribeMicros",
  HEAR_LIMIT: "TRANSCRIBE_LIMIT",
  bookHearing: "billTranscription",
  NOTHING_HEARD: "EMPTY_LIVE_WALL",
  standingOf: "writerStatusOf",
  standingIn: "membershipIn",
  StandingRow: "WriterStatusRow",
  singleLetter: "noticeEmail",
  digestLetter: "digestEmail",
  openDesk: "openBackend",
  lamps: "dots",
  unsaid: "missing",
  DeskTable: "AdminTable",
  toldOf: "noticeOf",
  tellTeam: "notifyTeam",
  tellCommunity: "publishCommunityChange",
};
/** The same for a file's name: a test, a view or a rule called so says nothing of what is in it. */
const PRIVATE_FILE =
  /\/((read-)?standing|house|deeds?|porch|hall|purse|seal(ed)?|leaver|desk|hear|wall-ear|wrong|lost|plain|unreached|lived|walk)\.[\w.]+$/;

test("things are called by their standard terms", () => {
  const files = ["app", "party", "workers", "scripts"].flatMap((folder) => [...sources(folder)]);
  const found = files.flatMap((path) => {
    const words = new Set(readFileSync(join(ROOT, path), "utf8").match(/[A-Za-z_$][\w$]*/g));
    return Object.entries(PRIVATE_NAMES)
      .filter(([name]) => words.has(name))
      .map(([name, term]) => `${path}: ${name}, which is called ${term}`);
  });
  expect(found).toEqual([]);
  const tests = readdirSync(join(ROOT, "tests"), { recursive: true }).map((path) => `tests/${path}`);
  expect([...files, ...tests].filter((path) => PRIVATE_FILE.test(path))).toEqual([]);
});

test("nothing outside the repository is read", () => {
  const outside = ["app", "party", "workers", "tests", "scripts", "bench"].flatMap((folder) =>
    [...sources(folder)].filter((path) =>
      readFileSync(join(ROOT, path), "utf8").includes(["..", "shared"].join("/")),
    ),
  );
  expect(outside).toEqual([]);
});

/** A search of the Bible's text may be kept and shared: decision 0054. */
const IN_ADDRESS = ["app/features/bible-search/screen/search-form.tsx"];

test("what is typed never goes into an address: every form posts", () => {
  const gets = all.filter(
    (path) =>
      path.endsWith(".tsx") &&
      !IN_ADDRESS.includes(path) &&
      [...readFileSync(join(ROOT, path), "utf8").matchAll(/<form\b[\s\S]*?>/g)].some(
        ([tag]) => !/\bmethod=("post"|\{)/.test(tag),
      ),
  );
  expect(gets).toEqual([]);
});

test("a script that is loaded later and does not come is expected: `whenLoaded`, or a second function to `then`", () => {
  const careless = all.filter((path) => /\bvoid import\(/.test(readFileSync(join(ROOT, path), "utf8")));
  expect(careless).toEqual([]);
});
