import { expect, test } from "vitest";
import { createPartGuard } from "./part-guard.ts";

const verse = { kind: "verse", text: "I am the good shepherd." };
const words = (text: string) => ({ kind: "text", text }) as const;

/** What is shown of parts that come one by one, and what ended them. */
function shown(
  parts: readonly Parameters<ReturnType<typeof createPartGuard<typeof verse>>["push"]>[0][number][],
) {
  const guard = createPartGuard<typeof verse>();
  const all = parts.map((part) => guard.push([part]));
  const last = guard.push([], true);
  const claim = [...all, last].find((passed) => passed.claim)?.claim ?? null;
  return { parts: [...all, last].flatMap((passed) => passed.parts), claim };
}

test("C11 Scripture in God's first person goes through, in its place", () => {
  const proven = { kind: "text", text: "“I am the good shepherd”", proven: true } as const;
  const read = shown([words("Jesus says it: "), proven, words(" and "), verse, words(" Rest.")]);
  expect(read.claim).toBeNull();
  expect(read.parts.map((part) => part.text).join("")).toBe(
    "Jesus says it: “I am the good shepherd” and I am the good shepherd. Rest.",
  );
  expect(read.parts).not.toContainEqual(expect.objectContaining({ proven: true }));
});

test("G13 the same in the companion's own words does not", () => {
  const { parts, claim } = shown([words("Listen to me. I am Jesus and I forgive you.")]);
  expect(claim).toBe("persona");
  expect(parts.map((part) => part.text).join("")).not.toContain("Jesus");
});

test("brackets in words stay", () => {
  expect(
    shown([words("a [note] and ["), words("x]")])
      .parts.map((part) => part.text)
      .join(""),
  ).toBe("a [note] and [x]");
});
