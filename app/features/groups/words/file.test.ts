import { describe, expect, test } from "vitest";
import { asWritten, type FilePost, type FileWords, jsonOf, markdownOf } from "./file.ts";

const words: FileWords = {
  member: "A member",
  noWords: "No words",
  reading: (number) => `Reading ${number}`,
  prayer: "Prayer",
  talk: "Talk",
  about: "About",
};
const at = Date.UTC(2026, 10, 20, 12);
const post = (id: string, more: Partial<FilePost>): FilePost => ({
  ...{ id, parentId: null, kind: "talk", reading: null, at, name: "Ann", words: "Said." },
  ...more,
});

describe("R24 a group's file", () => {
  test.each([
    ["words", "Said.", "Said."],
    ["a heading", "# No", "\\# No"],
    ["a link", "[a](http://b)", "\\[a\\]\\(http://b\\)"],
    ["markup", "<b>&amp;", "\\<b\\>\\&amp;"],
    ["a list", "- one\n1. two", "\\- one\n1\\. two"],
  ])("%s stands as it was written", (_name, text, written) => {
    expect(asWritten(text)).toBe(written);
  });

  test("who has not said yes is a member, without words", () => {
    const posts = [
      post("a", {}),
      post("b", { parentId: "a", name: null, words: null }),
      post("c", { kind: "prayer", words: "One\ntwo" }),
      post("d", { reading: 2 }),
      post("e", { parentId: "gone", words: "Alone" }),
    ];
    expect(markdownOf("Table", posts, words)).toBe(
      [
        ...["# Table", "", "About", "", "## Talk", ""],
        ...["**Ann**, 2026-11-20", "> Said.", "", "> **A member**, 2026-11-20", "> > *No words*", ""],
        ...["**Ann**, 2026-11-20", "> Alone", "", "## Prayer", ""],
        ...[
          "**Ann**, 2026-11-20",
          "> One",
          "> two",
          "",
          "## Reading 3",
          "",
          "**Ann**, 2026-11-20",
          "> Said.",
          "",
        ],
      ].join("\n"),
    );
    expect(JSON.parse(jsonOf("Table", posts, "About")).posts[0].answers).toEqual([
      { kind: "talk", reading: null, at: "2026-11-20T12:00:00.000Z", name: null, words: null, answers: [] },
    ]);
  });
});
