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
import { CONTENT_KINDS } from "#app/features/content/kinds.ts";
import { KINDS } from "#app/features/notifications/choices/kinds.ts";
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
import { SHIPPED_CONTENT } from "#app/manifest/shipped.server.ts";
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

test("no room and no kind of notices is of two features, and each has a place of its own in the order", () => {
  const all = Object.values<Feature>(FEATURES);
  const rooms = all.flatMap(({ rooms: own = {} }) => Object.entries(own));
  expect(rooms.map(([room]) => room).sort()).toEqual([...ROOMS].sort());
  expect(new Set(rooms.map(([, { order }]) => order)).size).toBe(ROOMS.length);
  const kinds = all.flatMap(({ noticeKinds = {} }) => Object.entries(noticeKinds));
  expect(kinds.map(([kind]) => kind).sort()).toEqual([...KINDS].sort());
  expect(new Set(kinds.map(([, { order }]) => order)).size).toBe(KINDS.length);
});

test("no kind of content is of two features, and each has its place in the order and what ships of it", async () => {
  const kinds = (await saidIn("content-kinds.ts")).flatMap(({ said }) => Object.entries(said.contentKinds));
  const ids = kinds.map(([id]) => id).sort();
  expect(ids).toEqual(CONTENT_KINDS.map(({ id }) => id).sort());
  expect(Object.keys(SHIPPED_CONTENT).sort()).toEqual(ids);
  expect(new Set(CONTENT_KINDS.map(({ order }) => order)).size).toBe(ids.length);
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
  noticeKinds: {
    samples: {
      order: 45,
      words: { en: ["Samples", "When one is shared"], es: ["Muestras", "Cuando se comparte una"] },
      outside: { en: "Something new about samples", es: "Algo nuevo de muestras" },
      unsubscribe: { en: "Turn off emails about samples?", es: "¿Desactivar los correos sobre muestras?" },
    },
  },
} as const satisfies Feature;
`,
  "content-kinds.ts": `import { both } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  sample_line: {
    order: 65,
    changes: "day",
    fields: both("title", "line", 80),
    words: {
      en: { name: "Samples", about: "A line of each." },
      es: { name: "Muestras", about: "Una línea de cada una." },
    },
  },
} as const satisfies ContentKinds;
`,
  "content/shipped.server.ts": `import type { ShippedContent } from "#app/manifest/content-kind.ts";
import type { contentKinds } from "#app/features/sample/content-kinds.ts";

export const shipped: ShippedContent<typeof contentKinds> = {
  sample_line: () => [{ id: "first", values: { title_en: "First", title_es: "Primera" } }],
};
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

export type Notice = { topic: "sample.ready"; samples: number } | { topic: "sample.shared" };

export const notices: Notices<Notice> = {
  "sample.ready": {
    source: "samples",
    kind: "reading",
    to: "/sample",
    picture: "letter",
    outward: "hour",
    outside: { en: "Samples for you", es: "Muestras para ti" },
    words: {
      en: ({ samples }) => ["Samples", \`\${samples} are ready\`],
      es: ({ samples }) => ["Muestras", \`\${samples} están listas\`],
    },
  },
  "sample.shared": {
    source: "samples",
    kind: "samples",
    to: "/sample",
    picture: "candle",
    words: { en: () => ["A sample", "is shared"], es: () => ["Una muestra", "se comparte"] },
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
const COPIED = ["content", "notifications", "rooms", "sending"];
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
    expect(Object.keys(topics).filter((topic) => !topic.startsWith("sample."))).toEqual(Object.keys(TOPICS));
    expect(topics["sample.ready"]).toMatchObject({ source: "samples", kind: "reading", to: "/sample" });
    const data = { topic: "sample.ready", samples: 3 };
    expect(LANGUAGES.map((language) => wordsOf(data, language))).toEqual([
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

  test("its kind of content is among all others, with its fields, its words and what ships", async () => {
    const { CONTENT_KINDS: kinds, contentKind, isKind } = await load("app/features/content/kinds.ts");
    const ids = kinds.map(({ id }: { id: string }) => id);
    expect(ids.filter((id: string) => id !== "sample_line")).toEqual(CONTENT_KINDS.map(({ id }) => id));
    expect(ids[6]).toBe("sample_line");
    expect(isKind("sample_line")).toBe(true);
    expect(contentKind("sample_line").fields.map(({ name }: { name: string }) => name)).toEqual([
      "title_en",
      "title_es",
    ]);
    expect(contentKind("sample_line").words.es.name).toBe("Muestras");
    const { contentSchema } = await load("app/features/content/forms.ts");
    expect(contentSchema("sample_line").safeParse({ title_en: "One", title_es: "Una" }).success).toBe(true);
    const { shippedItems } = await load("app/features/content/registry.server.ts");
    const { SHIPPED_CONTENT: shippedContent } = await load("app/manifest/shipped.server.ts");
    expect(await shippedItems({ shippedContent }, "sample_line")).toEqual([
      { id: "first", values: { title_en: "First", title_es: "Primera" } },
    ]);
  });

  test.each([
    ["as it is", "content-kinds.ts", "", "", 0],
    ["an unknown label", "content-kinds.ts", 'both("title", "line", 80)', '[{ label: "hat" }]', 1],
    ["without Spanish words", "content-kinds.ts", /\n +es: .+/, "", 1],
    ["as it is", "content/shipped.server.ts", "", "", 0],
    ["a kind that it has not", "content/shipped.server.ts", "sample_line:", "sample_page:", 1],
  ])("its kinds of content are asked for by their types: %s, %s", (_name, file, from, to, errors) => {
    const text = (SAMPLE[file] ?? "").replace(
      '"./content-kinds.ts"',
      '"#app/features/sample/content-kinds.ts"',
    );
    expect(errorsIn([text.replace(from, to)])).toEqual([errors]);
  });

  test("what waits of it on a device is sent with all that waits", async () => {
    const { WAITING: queues } = await load("app/manifest/waiting.tsx");
    expect(Object.keys(queues).filter((name) => name !== "sample")).toEqual(Object.keys(WAITING));
    expect(await queues.sample.send("member")).toBe("samples of member");
  });

  test("its kind of notices is a line of the table in settings, chosen and turned off as any other", async () => {
    const { KINDS: kinds, KIND_WORDS: words } = await load("app/features/notifications/choices/kinds.ts");
    expect(kinds.filter((kind: string) => kind !== "samples")).toEqual(KINDS);
    expect(kinds[4]).toBe("samples");
    expect(words.samples.es).toEqual(["Muestras", "Cuando se comparte una"]);
    const { choicesIn } = await load("app/features/notifications/choices/chosen.ts");
    expect(choicesIn(["samples:push", "sample:push"])).toEqual([{ kind: "samples", channel: "push" }]);
    const { kindsWithPages } = await load("app/features/notifications/topics.ts");
    expect(kindsWithPages((path: string) => path === "/sample")).toEqual(["reading", "samples"]);
    const { isKind, questionOf } = await load("app/features/sending/unsubscribe/unsubscribe.server.ts");
    expect([isKind("samples"), isKind("all")]).toEqual([true, false]);
    expect(questionOf("samples", "en")).toBe("Turn off emails about samples?");
  });

  test("its topic goes out of the app as it says, and one without values through the community's outbox", async () => {
    const { outwardOf } = await load("app/features/sending/model/outward.ts");
    expect(["sample.ready", "sample.shared", "pet.ready"].map(outwardOf)).toEqual(["hour", "usual", "here"]);
    const { outsideWords } = await load("app/features/sending/copy-outward.ts");
    expect(outsideWords("es", "reading", "sample.ready")).toBe("Muestras para ti");
    expect(outsideWords("en", "samples", "sample.shared")).toBe("Something new about samples");
    const wrong = errorsIn(
      ["sample.shared", "sample.ready", "duel.asked", "pet.trained"].map(
        (topic) =>
          `import type { WordlessNotice } from "#app/features/notifications/topics.ts";\nexport const sample: WordlessNotice["topic"] = "${topic}";\n`,
      ),
    );
    expect(wrong).toEqual([0, 1, 0, 1]);
  });

  test("its event is one of the protocol's, with its types", () => {
    const events = [
      '{ name: "sample.changed", sample: 1 }',
      '{ name: "sample.changed", sample: "one" }',
      '{ name: "rhythm.changed" }',
      '{ name: "sample.gone" }',
    ];
    const wrong = errorsIn(
      events.map(
        (event) =>
          `import type { RoomEvent } from "#party/protocol.ts";\nexport const sample: RoomEvent = ${event};\n`,
      ),
    );
    expect(wrong).toEqual([0, 1, 0, 1]);
  });

  test("its topic is told with its values alone", () => {
    const notices = [
      '{ topic: "sample.ready", samples: 1 }',
      '{ topic: "sample.ready", samples: "one" }',
      '{ topic: "sample.ready" }',
      '{ topic: "pet.trained", pet: "Biscuit" }',
      '{ topic: "sample.gone" }',
    ];
    const wrong = errorsIn(
      notices.map(
        (data) =>
          `import type { NotificationData } from "#app/features/notifications/topics.ts";\nexport const sample: NotificationData = ${data};\n`,
      ),
    );
    expect(wrong).toEqual([0, 1, 1, 0, 1]);
  });

  test.each([
    ["as it is", "sample.ready", "sample.ready", 0],
    ["a topic that its type has not", "> = {", '> = {\n  "sample.gone": null,', 1],
    ["without a topic that its type has", "number } |", 'number } | { topic: "sample.gone" } |', 1],
    ["without Spanish words", /\n +es: .+/, "", 1],
    ["an unknown way out", '"hour"', '"week"', 1],
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
