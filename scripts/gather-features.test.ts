import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { TOPICS } from "#app/features/notifications/topics.ts";
import { COMMUNITY_ROOMS, ROOMS } from "#app/features/rooms/rooms.ts";
import { functions as mail } from "#app/mail/mail-functions.server.ts";
import type { Feature } from "#app/manifest/feature.ts";
import { SERVER_FEATURES } from "#app/manifest/features.server.ts";
import { FEATURES } from "#app/manifest/features.ts";
import { FUNCTIONS } from "#app/manifest/functions.server.ts";
import { ERASURE, EXPORT_SECTIONS, JOBS } from "#app/manifest/gathered.server.ts";
import { ROUTES } from "#app/manifest/routes.ts";
import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { WAITING } from "#app/manifest/waiting.tsx";
import { READ } from "#app/rate-limit/limits.ts";
import { RATE_LIMITS } from "#app/rate-limit/rate-limits.ts";
import type { Limit } from "#app/rate-limit/tiers.ts";
import { gatherFeatures, writeFeatures } from "./gather-features.ts";

const ROOT = join(import.meta.dirname, "..");

test("field, deliver 4: what is gathered of features is what stands in their folders", () => {
  // `npm run fix` writes it
  for (const [path, text] of Object.entries(gatherFeatures(ROOT)))
    expect(readFileSync(join(ROOT, path), "utf8"), path).toBe(text);
});

test("each job, part of the archive and step of an erasure has a place of its own in the order", () => {
  const all = Object.values<ServerFeature>(SERVER_FEATURES);
  const orders = [
    all.flatMap(({ jobs = {} }) => Object.values(jobs).map(({ order }) => order)),
    all.flatMap(({ exports = [] }) => exports.map(({ order }) => order)),
    all.flatMap(({ erasure }) => (erasure ? [erasure.order] : [])),
  ];
  for (const places of orders) expect(new Set(places).size).toBe(places.length);
  expect(orders.map(({ length }) => length)).toEqual([
    Object.keys(JOBS).length - 1,
    EXPORT_SECTIONS.length,
    ERASURE.length,
  ]);
});

/** What stands in each feature's file of this name, by feature. */
const saidIn = (name: string) =>
  Promise.all(
    readdirSync(join(ROOT, "app/features"))
      .map((feature) => ({ feature, path: join(ROOT, "app/features", feature, name) }))
      .filter(({ path }) => existsSync(path))
      .map(async ({ feature, path }) => ({
        feature,
        said: await import(/* @vite-ignore */ pathToFileURL(path).href),
      })),
  );

test("no room is of two features, and each has a place of its own in the order", () => {
  const rooms = Object.values<Feature>(FEATURES).flatMap(({ rooms: own = {} }) => Object.entries(own));
  expect(rooms.map(([room]) => room).sort()).toEqual([...ROOMS].sort());
  expect(new Set(rooms.map(([, { order }]) => order)).size).toBe(ROOMS.length);
});

test("no topic is told by two features: each that a feature says is one of the list", async () => {
  const topics = (await saidIn("notices.ts")).flatMap(({ said }) => Object.keys(said.notices));
  expect(topics.sort()).toEqual(Object.keys(TOPICS).sort());
});

test("each server function has its limit, and no name is of two", async () => {
  const said = await saidIn("functions.server.ts");
  const functions = Object.fromEntries(
    said.map((one) => [one.feature, Object.keys(one.said.functions).sort()]),
  );
  const limits = Object.entries<Feature>(FEATURES).flatMap(([feature, { functions: own }]) =>
    own ? [[feature, Object.keys(own).sort()]] : [],
  );
  expect(functions).toEqual(Object.fromEntries(limits));
  expect(Object.values(functions).flat().sort()).toEqual(Object.keys(FUNCTIONS).sort());
  expect(Object.keys(limitsOfFunctions(RATE_LIMITS)).sort()).toEqual(
    [...Object.keys(FUNCTIONS), ...Object.keys(mail)].sort(),
  );
});

/** By the functions' names, of one table of limits. */
function limitsOfFunctions(table: typeof RATE_LIMITS): Readonly<Record<string, Limit>> {
  const { act } = table["/functions/:name"] ?? {};
  return act && "field" in act ? act.of : {};
}

/** A feature as somebody would add it: these files and no line anywhere else. */
const SAMPLE: Record<string, string> = {
  "feature.ts": `import type { Feature } from "#app/manifest/feature.ts";
import { PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [],
  routes: [{ path: "sample/:id?", file: "features/sample/routes/sample.tsx", read: PAGE, act: WRITE }],
  functions: { "count-samples": READ },
  rooms: {
    sampleRoom: {
      order: 45,
      path: "/sample",
      further: ["/samples-of-old"],
      shared: true,
      name: { en: "Samples", es: "Muestras" },
    },
  },
} as const satisfies Feature;
`,
  "feature.server.ts": `import type { ServerFeature } from "#app/manifest/server-feature.server.ts";

export const server = {
  jobs: { sweepSamples: { order: 125, run: async () => "swept" } },
  exports: [{ order: 95, section: { tables: ["samples"], async *files() {} } }],
  retainedTables: { sample_marks: "A test's." },
  erasure: { order: 35, erase: async () => true },
} as const satisfies ServerFeature;
`,
  "events.ts": `export type Event = { name: "sample.changed"; sample: number };
`,
  "functions.server.ts": `import { forAnyone, type ServerFunctions } from "#app/request/server-function.server.ts";

export const functions = {
  "count-samples": forAnyone(async (_ctx, payload) => Response.json({ counted: payload })),
} satisfies ServerFunctions;
`,
  "notices.ts": `import type { Notices } from "#app/manifest/notice.ts";

export type Notice = { topic: "sample.ready"; samples: number };

export const notices: Notices<Notice> = {
  "sample.ready": {
    source: "samples",
    kind: "reading",
    to: "/sample",
    picture: "letter",
    words: {
      en: ({ samples }) => ["Samples", \`\${samples} are ready\`],
      es: ({ samples }) => ["Muestras", \`\${samples} están listas\`],
    },
  },
};
`,
  "waiting.tsx": `import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";

export const waiting: WaitingQueue = { send: async (userId) => \`samples of \${userId}\` };
`,
  "routes/sample.tsx": `export default () => null;
`,
};

/**
 * A project with the features of this one, and one more. Their folders are this project's own; those that read a gathered
 * list are copies, for what a link leads to reads the lists of this project.
 */
const COPIED = ["notifications", "rooms"];
let project: string;
const features = () => join(project, "app/features");

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "koinonia-sample-"));
  mkdirSync(features(), { recursive: true });
  for (const name of ["package.json", "tsconfig.json"]) cpSync(join(ROOT, name), join(project, name));
  for (const name of ["data", "node_modules"]) symlinkSync(join(ROOT, name), join(project, name));
  cpSync(join(ROOT, "party/protocol.ts"), join(project, "party/protocol.ts"));
  for (const name of readdirSync(join(ROOT, "app")))
    if (name === "manifest" || name === "routes.ts" || name === "rate-limit")
      cpSync(join(ROOT, "app", name), join(project, "app", name), { recursive: true });
    else if (name !== "features") symlinkSync(join(ROOT, "app", name), join(project, "app", name));
  for (const name of readdirSync(join(ROOT, "app/features")))
    if (COPIED.includes(name))
      cpSync(join(ROOT, "app/features", name), join(features(), name), { recursive: true });
    else symlinkSync(join(ROOT, "app/features", name), join(features(), name));
  for (const [name, text] of Object.entries(SAMPLE)) {
    const path = join(features(), "sample", name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
  }
  writeFeatures(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(project, path)).href);

/** How many errors the compiler finds in each of these files of the project. */
function errorsIn(files: readonly string[]): number[] {
  const paths = files.map((text, at) => {
    const path = join(project, `app/checked-${at}.ts`);
    writeFileSync(path, text);
    return path;
  });
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const program = ts.createProgram(paths, { ...options, incremental: false, types: [] });
  return paths.map((path) => program.getSemanticDiagnostics(program.getSourceFile(path)).length);
}

// it loads all services, and asks the compiler
describe("field, done 6: a feature is added by its folder alone", { timeout: 120_000 }, () => {
  test("its address and its limit are among all others", async () => {
    const { default: routes } = await load("app/routes.ts");
    expect(routes).toHaveLength(ROUTES.length + 1);
    expect(routes).toContainEqual(
      expect.objectContaining({ path: "sample/:id?", file: "features/sample/routes/sample.tsx" }),
    );
    const { RATE_LIMITS: limits } = await load("app/rate-limit/rate-limits.ts");
    const { "/sample/:id?": limit, "/functions/:name": functions, ...others } = limits;
    expect(limit).toMatchObject({ read: { tier: null }, act: { tier: "write" } });
    expect({ ...others, "/functions/:name": RATE_LIMITS["/functions/:name"] }).toEqual(RATE_LIMITS);
    expect(limitsOfFunctions({ "/functions/:name": functions })).toEqual({
      ...limitsOfFunctions(RATE_LIMITS),
      "count-samples": READ,
    });
  });

  test("its server function is called by its name", async () => {
    const { FUNCTIONS: functions } = await load("app/manifest/functions.server.ts");
    expect(Object.keys(functions).filter((name) => name !== "count-samples")).toEqual(Object.keys(FUNCTIONS));
    const request = new Request("http://localhost/functions/count-samples", { method: "POST", body: "[1]" });
    const response = await functions["count-samples"]({ request, context: { app: {} } });
    expect(await response.json()).toEqual({ counted: [1] });
  });

  test("its job, its part of the archive and its erasure have their places in the order", async () => {
    const gathered = await load("app/manifest/gathered.server.ts");
    const jobs = Object.keys(gathered.JOBS);
    expect(jobs.filter((name) => name !== "sweepSamples")).toEqual(Object.keys(JOBS));
    expect(jobs[jobs.indexOf("sweepSamples") - 1]).toBe("deleteOldNotifications");
    const tables = gathered.EXPORT_SECTIONS.map((section: { tables: readonly string[] }) => section.tables);
    expect(tables[9]).toEqual(["samples"]);
    expect(tables.toSpliced(9, 1)).toEqual(EXPORT_SECTIONS.map((section) => section.tables));
    expect(gathered.RETAINED_TABLES).toHaveProperty("sample_marks");
    expect(gathered.ERASURE.map(({ order }: { order: number }) => order)).toEqual([10, 20, 30, 35, 40]);
  });

  test("its topic is among all others, with its words in each language", async () => {
    const { TOPICS: topics, wordsOf } = await load("app/features/notifications/topics.ts");
    expect(Object.keys(topics).filter((topic) => topic !== "sample.ready")).toEqual(Object.keys(TOPICS));
    expect(topics["sample.ready"]).toMatchObject({ source: "samples", kind: "reading", to: "/sample" });
    const told = { topic: "sample.ready", samples: 3 };
    expect(LANGUAGES.map((language) => wordsOf(told, language))).toEqual([
      ["Samples", "3 are ready"],
      ["Muestras", "3 están listas"],
    ]);
  });

  test("its room is among all others: closed, all its addresses are", async () => {
    const rooms = await load("app/features/rooms/rooms.ts");
    expect(rooms.ROOMS.filter((room: string) => room !== "sampleRoom")).toEqual(ROOMS);
    expect(rooms.ROOMS[4]).toBe("sampleRoom");
    expect(rooms.COMMUNITY_ROOMS).toEqual(["sampleRoom", ...COMMUNITY_ROOMS]);
    expect(rooms.ROOM_NAMES.sampleRoom).toEqual({ en: "Samples", es: "Muestras" });
    const { roomAt } = await load("app/features/rooms/switched.ts");
    expect(["/sample", "/sample/7", "/samples-of-old", "/samples", "/pet"].map(roomAt)).toEqual([
      "sampleRoom",
      "sampleRoom",
      "sampleRoom",
      null,
      "pet",
    ]);
  });

  test("its room is one of their type", () => {
    const wrong = errorsIn(
      ["sampleRoom", "pet", "attic"].map(
        (room) =>
          `import type { Room } from "#app/features/rooms/rooms.ts";\nexport const room: Room = "${room}";\n`,
      ),
    );
    expect(wrong).toEqual([0, 0, 1]);
  });

  test("what waits of it on a device is sent with all that waits", async () => {
    const { WAITING: queues } = await load("app/manifest/waiting.tsx");
    expect(Object.keys(queues).filter((name) => name !== "sample")).toEqual(Object.keys(WAITING));
    expect(await queues.sample.send("member")).toBe("samples of member");
  });

  test("its event is one of the protocol's, with its types", () => {
    const told = [
      '{ name: "sample.changed", sample: 1 }',
      '{ name: "sample.changed", sample: "one" }',
      '{ name: "rhythm.changed" }',
      '{ name: "sample.gone" }',
    ];
    const wrong = errorsIn(
      told.map(
        (event) =>
          `import type { RoomEvent } from "#party/protocol.ts";\nexport const told: RoomEvent = ${event};\n`,
      ),
    );
    expect(wrong).toEqual([0, 1, 0, 1]);
  });

  test("its topic is told with its values alone", () => {
    const told = [
      '{ topic: "sample.ready", samples: 1 }',
      '{ topic: "sample.ready", samples: "one" }',
      '{ topic: "sample.ready" }',
      '{ topic: "pet.trained", pet: "Biscuit" }',
      '{ topic: "sample.gone" }',
    ];
    const wrong = errorsIn(
      told.map(
        (data) =>
          `import type { NotificationData } from "#app/features/notifications/topics.ts";\nexport const told: NotificationData = ${data};\n`,
      ),
    );
    expect(wrong).toEqual([0, 1, 1, 0, 1]);
  });

  test.each([
    ["as it is", "sample.ready", "sample.ready", 0],
    ["a topic that its type has not", "> = {", '> = {\n  "sample.gone": null,', 1],
    ["without a topic that its type has", "number };", 'number } | { topic: "sample.gone" };', 1],
    ["without Spanish words", /\n +es: .+/, "", 1],
    ["words of a value that it has not", "en: ({ samples })", "en: ({ sample: samples })", 1],
    ["an unknown kind", '"reading"', '"weather"', 1],
  ])("its notices are asked for by their types: %s", (_name, from, to, errors) => {
    const notices = SAMPLE["notices.ts"] ?? "";
    expect(errorsIn([notices.replace(from, to)])).toEqual([errors]);
  });

  test("without its folder nothing of it is left", () => {
    rmSync(join(features(), "sample"), { recursive: true });
    expect(gatherFeatures(project)).toEqual(gatherFeatures(ROOT));
  });
});
