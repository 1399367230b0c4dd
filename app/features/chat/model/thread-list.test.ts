import { expect, test } from "vitest";
import type { ConversationView } from "#party/protocol.ts";
import { groupsOf, type Listed, listAfter, withConversations, withPage } from "./thread-list.ts";

const one = (
  id: string,
  lastMessageAt: number,
  change: Partial<ConversationView> = {},
): ConversationView => ({
  id,
  title: id,
  category: "prayer",
  lastMessageAt,
  pinned: false,
  folderId: null,
  ...change,
});
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(" ");

test.each([
  ["newest first", [one("a", 1)], [one("b", 2)], "b a"],
  [
    "of the same moment by id, the greater first, as D1 has them",
    [one("a", 1), one("c", 1)],
    [one("b", 1)],
    "c b a",
  ],
  ["what is told replaces what was known, and moves", [one("a", 3), one("b", 2)], [one("b", 4)], "b a"],
  ["an older word moves it back", [one("a", 3), one("b", 2)], [one("a", 1)], "b a"],
  ["nothing told, nothing changed", [one("b", 2), one("a", 1)], [], "b a"],
])("C12 the list: %s", (_name, list, changed, expected) => {
  expect(ids(withConversations(list, changed))).toBe(expected);
});

const listed = (change: Partial<Listed>): Listed => ({
  conversations: [],
  folders: [],
  older: null,
  ...change,
});
const folder = { id: "f", name: "Psalms" };

test.each<[string, Listed, Listed, string, string | null]>([
  [
    "a whole list replaces all: what is not in it was deleted",
    listed({ conversations: [one("b", 2), one("a", 1)] }),
    listed({ conversations: [one("b", 2)] }),
    "b",
    null,
  ],
  [
    "what this tab has read beyond the page's end stays, and the list still reaches as far",
    listed({ conversations: [one("c", 3), one("b", 2), one("a", 1)], older: "1.a" }),
    listed({ conversations: [one("d", 4), one("c", 3)], older: "3.c" }),
    "d c b a",
    "1.a",
  ],
  [
    "within the page's reach what it does not name is gone",
    listed({ conversations: [one("c", 3), one("b", 2), one("a", 1)], older: "1.a" }),
    listed({ conversations: [one("c", 3)], older: "2.z" }),
    "c b a",
    "1.a",
  ],
  [
    "nothing was read beyond it: the page's own end counts",
    listed({ conversations: [one("c", 3)], older: "3.c" }),
    listed({ conversations: [one("d", 4), one("c", 3)], older: "3.c" }),
    "d c",
    "3.c",
  ],
  [
    "the whole list had been read: it stays whole",
    listed({ conversations: [one("c", 3), one("a", 1)], older: null }),
    listed({ conversations: [one("c", 3)], older: "3.c" }),
    "c a",
    null,
  ],
  [
    "one that was pinned here and is not any more comes from the page alone",
    listed({ conversations: [one("p", 1, { pinned: true })] }),
    listed({ conversations: [one("c", 3)], older: "3.c" }),
    "c",
    "3.c",
  ],
  [
    "a folder's entries stay while the folder does",
    listed({ conversations: [one("x", 9, { folderId: "f" })], folders: [folder] }),
    listed({ folders: [folder] }),
    "x",
    null,
  ],
  [
    "and go with it, until they are read again",
    listed({ conversations: [one("x", 9, { folderId: "f" })], folders: [folder] }),
    listed({}),
    "",
    null,
  ],
])("C12 a page that is read again: %s", (_name, known, page, expected, older) => {
  const next = withPage(known, page);
  expect(ids(next.conversations)).toBe(expected);
  expect(next.older).toBe(older);
  expect(next.folders).toEqual(page.folders);
});

const known = listed({
  conversations: [one("b", 2), one("a", 1, { folderId: "f" })],
  folders: [folder],
  older: "2.b",
});

test.each<[string, Parameters<typeof listAfter>[1], Partial<Record<keyof Listed, unknown>>]>([
  [
    "one has changed",
    { name: "conversation.changed", conversation: one("a", 5) },
    { conversations: [one("a", 5), one("b", 2)] },
  ],
  [
    "one is gone",
    { name: "conversation.deleted", conversationId: "b" },
    { conversations: [one("a", 1, { folderId: "f" })] },
  ],
  [
    "one that is not here is gone: nothing changes",
    { name: "conversation.deleted", conversationId: "z" },
    { conversations: known.conversations },
  ],
  [
    "older ones were read, and there are more",
    { name: "list.read", conversations: [one("0", 0)], older: "0.0" },
    { conversations: [...known.conversations, one("0", 0)], older: "0.0" },
  ],
  ["older ones were read, the last", { name: "list.read", conversations: [], older: null }, { older: null }],
  [
    "a folder's were read: the list itself reaches no further",
    { name: "list.read", conversations: [one("0", 0, { folderId: "f" })] },
    { older: "2.b" },
  ],
  [
    "a folder came: by name",
    { name: "folder.changed", folder: { id: "g", name: "Ámen" } },
    { folders: [{ id: "g", name: "Ámen" }, folder] },
  ],
  [
    "a folder has another name",
    { name: "folder.changed", folder: { id: "f", name: "Z" } },
    { folders: [{ id: "f", name: "Z" }] },
  ],
  [
    "a folder is gone, what lay in it is not",
    { name: "folder.deleted", folderId: "f" },
    { folders: [], conversations: [one("b", 2), one("a", 1)] },
  ],
])("C12 %s; told twice it is the same", (_name, event, expected) => {
  const next = listAfter(known, event);
  expect(next).toMatchObject(expected);
  expect(listAfter(next, event)).toEqual(next);
});

const DAY = 86_400_000;
const begun = 10 * DAY;

test.each([
  ["the day's first moment", one("a", begun), "today"],
  ["the moment before", one("a", begun - 1), "week"],
  ["six days ago", one("a", begun - 6 * DAY), "week"],
  ["before that", one("a", begun - 6 * DAY - 1), "earlier"],
  ["a clock that runs ahead", one("a", begun + 9 * DAY), "today"],
  ["in a folder that is not known here", one("a", begun, { folderId: "gone" }), "today"],
  ["pinned, in a folder and old", one("a", 1, { pinned: true, folderId: "f" }), "pinned"],
] as const)("C12 the groups: %s", (_name, conversation, group) => {
  const groups = groupsOf([conversation], [folder], begun);
  const found = (["pinned", "today", "week", "earlier"] as const).filter((name) => groups[name].length > 0);
  expect(found).toEqual([group]);
  expect(groups.folders).toEqual([{ folder, entries: [] }]);
});

test("C12 the groups: a folder has its own, in their order, and nothing stands twice", () => {
  const list = [one("c", begun, { folderId: "f" }), one("b", begun), one("a", 1, { folderId: "f" })];
  const { folders, today, earlier } = groupsOf(list, [folder], begun);
  expect([ids(folders[0]?.entries ?? []), ids(today), ids(earlier)]).toEqual(["c a", "b", ""]);
});
