import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { COMING_ROOMS, type ComingRoom, isRoomOpen, type Room } from "#app/features/rooms/open.ts";

/** What a text says when it is about a room, in both languages. */
const ABOUT: Record<ComingRoom, RegExp> = {
  youth: /youth (ministry|group)|ministerio juvenil|grupos? de jóvenes/i,
  men: /\bmen’s (group|fellowship)|grupos? (de|para) hombres|comunidad de hombres/i,
  women: /women’s (group|circle)|grupos? (de|para) mujeres|círculo de mujeres/i,
  groups: /study groups?|read together|grupos? de estudio|lee con otros/i,
  friends: /\b(invite|invit\w+|your) friends\b|tus amigos/i,
  games: /\b(games?|trivia|tournaments?|quests?)\b|\b(juegos?|jugar|torneos?|misiones|desafíos)\b/i,
};
const SOON = /opens? soon|(?:se )?abren? pronto|not open yet|aún no está/i;

type Said = { at: string; text: string; room: Room | undefined };

/** Every text of a catalog with its place; `room`: the words stand only where the list says that it is open. */
function* textsIn(words: unknown, at: string, above?: Room): Generator<Said> {
  if (typeof words === "string" || typeof words === "function") {
    yield { at, text: String(words), room: above };
    return;
  }
  if (!words || typeof words !== "object") return;
  const room = "room" in words && typeof words.room === "string" ? (words.room as Room) : above;
  for (const [key, value] of Object.entries(words)) yield* textsIn(value, `${at}.${key}`, room);
}

const files = import.meta.glob("../app/**/copy*.ts", { eager: true }) as Record<string, object>;
const said = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([, copy]: [string, unknown]) =>
    LANGUAGES.flatMap((language) => {
      const words = copy && typeof copy === "object" && language in copy ? copy[language as never] : null;
      return [...textsIn(words, `${file.replace(/^\.\.\/app\//, "")} ${language}`)];
    }),
  ),
);

/** Names and buttons, most of them literal in the specification: what stands beside them says that it opens soon. */
const BESIDE: Record<string, RegExp> = {
  "the page of what is coming": /copy-coming\.ts .*\.title$/,
  "a tile's or a row's name; its badge": /home\/copy\.ts .*\.(tiles\.\w+\.(name|about)|menu\.places\.\w+)$/,
  "a conversation's theme, which is open": /copy-contexts\.ts/,
  "joining, and the way to the page of what is coming": /\.(join|access|toCommunity|play)$/,
  "the first page's section of what is coming; its badge": /landing\/copy\.ts .*\.(how|games)\./,
  "the name of that section": /copy-variants\.ts .*\.games$/,
  "what was done, once something is": /copy-reward\.ts .*\.done\.|notifications\/copy\.ts/,
  "playing with one's pet, and no room": /features\/pet\/(copy\/|widget\/copy)/,
  "no product's screen": /features\/workbench\//,
  "the companion's own sentence": /features\/care\/help\/copy\.ts .*\.persona$/,
};

const promises = (room: ComingRoom): Said[] =>
  said.filter(({ text, room: of }) => ABOUT[room].test(text) && !SOON.test(text) && of === undefined);

test("catalogs are read, every one with its words", () => {
  expect(Object.keys(files).length).toBeGreaterThan(40);
  expect(said.length).toBeGreaterThan(2000);
});

test.each(COMING_ROOMS)("no screen promises what is not open: %s", (room) => {
  expect(isRoomOpen(room)).toBe(false);
  const found = promises(room).filter(({ at }) => !Object.values(BESIDE).some((known) => known.test(at)));
  expect(found.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

test.each(Object.entries(BESIDE))("the exception is used: %s", (_why, known) => {
  expect(COMING_ROOMS.flatMap(promises).filter(({ at }) => known.test(at)).length).toBeGreaterThan(0);
});

test("what fills the purse is what gives coins today", () => {
  const purse = said.filter(({ text }) => /earn coins|dan monedas|Coins come with|monedas llegan/.test(text));
  expect(purse.length).toBeGreaterThan(3);
  expect(purse.filter(({ text }) => /reading|prayer|games|leer|orar|jugar/i.test(text))).toEqual([]);
});
