import fc from "fast-check";
import { expect, test } from "vitest";
import { step, type TableAct, type TableEvent, wakeAt } from "./act.ts";
import { memberMaySit } from "./ages.ts";
import { firstOf, pressedAt, tripOf, withTrip } from "./buzz.ts";
import { ALONE_MS, type Board, HOST_WAITS_MS, newTable, SLEEPS_MS, type Table, TURN_MS } from "./table.ts";
import { aheadOf, viewOf } from "./view.ts";

const WORDS = ["Jacob", "Abraham", "David"];
const board = (id: string): Board => ({
  id,
  question: `Name one of ${id}`,
  cards: WORDS.map((word, at) => ({ word, forms: [word], count: 30 - at * 10, open: null })),
});
const START = 1_000_000;
const HOURS = 4 * 3_600_000;

/** A table at which Ruth (host) and Tess are one team, Ann and Tim the other. */
class Played {
  now = START;
  due: string[] = [];
  table: Table = newTable("seed", [board("one"), board("two")], START + HOURS);
  event(event: TableEvent, afterMs = 1_000): this {
    this.now += afterMs;
    const { table, due } = step(this.table, event, this.now);
    this.table = table;
    this.due.push(...due.map(({ userId, board: of }) => `${userId}:${of}`));
    return this;
  }
  come(id: string, userId: string | null = null): this {
    return this.event({ on: "come", who: { id, userId, name: id } });
  }
  does(seat: string, act: TableAct, trip = 0, afterMs = 1_000): this {
    return this.event({ on: "act", seat, act, trip }, afterMs);
  }
  get play() {
    return this.table.play;
  }
  says(word: string, seat = this.play.turn ?? ""): this {
    return this.does(seat, { do: "say", turn: this.play.turnNo, word });
  }
  leads(act: "next" | "correct" | "undo" | "end"): this {
    return this.does(this.table.host ?? "", { do: act, turn: this.play.turnNo });
  }
  buzz(seat: string, trip = 0, afterMs = 1_000): this {
    return this.does(seat, { do: "buzz", turn: this.play.turnNo }, trip, afterMs);
  }
}
function seated(): Played {
  const played = new Played().come("ruth", "ruth").come("ann", "ann").come("tess").come("tim");
  for (const [seat, side] of [
    ["ruth", 0],
    ["tess", 0],
    ["ann", 1],
    ["tim", 1],
  ] as const)
    played.does(seat, { do: "team", side });
  return played;
}
const faced = (first = "ruth") => seated().leads("next").buzz(first).event({ on: "tick" }, 300);

test.each([
  ["at its arrival where nothing was measured", 1_000, 0, 1_000],
  ["less half of the trip", 1_000, 80, 960],
  ["100 ms less at most", 1_000, 5_000, 900],
  ["a trip cannot be less than nothing", 1_000, -50, 1_000],
])("R17: a buzz is taken %s", (_name, arrival, trip, at) => {
  expect(pressedAt(arrival, trip)).toBe(at);
});

test("R17: the shortest of a phone's last five trips counts: one late answer gains nothing", () => {
  const trips = [40, 900, 45, 50, 60, 70].reduce<number[]>(withTrip, []);
  expect(trips).toHaveLength(5);
  expect(tripOf(trips)).toBe(45);
  expect(tripOf([])).toBe(0);
});

test.each([
  [
    "who arrives later on a slow line was first",
    [
      ["ruth", 20],
      ["ann", 260, 60],
    ],
    "ann",
  ],
  [
    "who is later by more than the trip is not",
    [
      ["ruth", 20],
      ["ann", 60, 100],
    ],
    "ruth",
  ],
  [
    "after the window nobody is compared",
    [
      ["ruth", 0],
      ["ann", 300, 250],
    ],
    "ruth",
  ],
] as const)("R17: of two buzzes: %s", (_name, buzzes, first) => {
  const played = seated().leads("next").event({ on: "tick" }, 5_000);
  for (const [seat, trip, afterMs = 1_000] of buzzes) played.buzz(seat, trip, afterMs);
  played.event({ on: "tick" }, 300);
  expect(played.play).toMatchObject({ phase: "face", turn: first });
});

test("R17: of two at the same moment chance decides, the same each time", () => {
  const buzzes = ["a", "b", "c"].map((seat) => ({ seat, team: 0 as const, at: 5 }));
  expect(firstOf(buzzes, "x")).toEqual(firstOf(buzzes.toReversed(), "x"));
  const winners = new Set(Array.from({ length: 40 }, (_, n) => firstOf(buzzes, `s${n}`)?.seat));
  expect(winners.size).toBe(3);
});

test("R17: found in the face-off, a team answers in turn; three misses, and the other may take the board", () => {
  const played = faced().says("Jacob");
  expect(played.play).toMatchObject({ phase: "answer", team: 0, turn: "tess" });
  played.says("Nobody").says("Nobody", "ann");
  expect(played.play).toMatchObject({ misses: 1, turn: "ruth" });
  played.says("Nothing").says("Nowhere");
  expect(played.play).toMatchObject({ phase: "take", team: 1, misses: 3 });
  played.says("David");
  expect(played.play).toMatchObject({ phase: "over", totals: [0, 40], owed: [] });
});

test("R17: what the other team misses leaves the board with the first", () => {
  const played = faced().says("Jacob").says("x").says("y").says("z").says("wrong");
  expect(played.play).toMatchObject({ phase: "over", totals: [30, 0] });
  expect(played.play.cards.map(({ open }) => open)).toEqual(["found", "shown", "shown"]);
});

test("R17: missed in the face-off, the other team has the word, then the buzzers are open again", () => {
  const played = faced().says("x");
  expect(played.play).toMatchObject({ phase: "face", team: 1, turn: "ann" });
  played.says("x");
  expect(played.play).toMatchObject({ phase: "buzz", turn: null, buzzes: [] });
});

test("R17: a whole board is due to members once, when it can be corrected no more; nothing to guests", () => {
  const played = faced().says("Jacob").says("Abraham").says("David");
  expect(played.play).toMatchObject({ phase: "over", totals: [60, 0] });
  expect(played.due).toEqual([]);
  played.leads("next");
  expect(played.due.toSorted()).toEqual(["ann:one", "ruth:one"]);
  played.leads("end");
  expect(played.due).toHaveLength(2);
});

test("R17: nearly right costs nothing once, and says no word; again is free; the host lets it count", () => {
  const played = faced().says("Jacob").says("Abrxxam");
  expect(played.play).toMatchObject({ phase: "answer", turn: "tess", misses: 0, last: { verdict: "near" } });
  expect(JSON.stringify(viewOf(played.table, "tess", [], played.now))).not.toMatch(/Abraham|David/);
  played.leads("correct");
  expect(played.play.cards[1]?.open).toBe("found");
  played.leads("undo");
  // seen, and nobody's
  expect(played.play.cards[1]?.open).toBe("shown");
  played.says("Jacob");
  expect(played.play).toMatchObject({ misses: 0, last: { verdict: "again" } });
});

test("R17: the host takes back a miss, and what was found; once a judgement; nobody else does", () => {
  const played = faced().says("Jacob").says("x");
  played.does("ann", { do: "correct", turn: played.play.turnNo });
  expect(played.play.misses).toBe(1);
  played.leads("correct");
  expect(played.play).toMatchObject({ misses: 0, turn: "tess" });
  played.leads("correct");
  expect(played.play.misses).toBe(0);
  played.leads("undo");
  expect(played.play.misses).toBe(1);
  played.says("Abraham").leads("correct");
  expect(played.play).toMatchObject({ misses: 2 });
  expect(played.play.cards[1]?.open).toBe("shown");
});

test("R17: the last answer of a whole board does not count: the rest is the team’s, and nothing is due", () => {
  const played = faced().says("Jacob").says("Abraham").says("David").leads("correct");
  expect(played.play).toMatchObject({ phase: "over", totals: [50, 0], owed: [] });
  played.leads("undo");
  expect(played.play).toMatchObject({ phase: "over", totals: [60, 0], owed: ["ruth", "ann"] });
  expect(played.leads("next").leads("end").due).toHaveLength(2);
});

test("R17: a guest who leaves is in no team, and may come back", () => {
  const played = seated().does("tess", { do: "leave" });
  expect(played.table.seats.find(({ id }) => id === "tess")).toMatchObject({ side: "none", name: "tess" });
});

test("R17: a phone that sleeps is skipped and keeps its place; a slow one passes the word on", () => {
  const played = faced().says("Jacob").event({ on: "away", seat: "tess" });
  played.event({ on: "tick" }, SLEEPS_MS);
  expect(played.play).toMatchObject({ turn: "ruth", misses: 0 });
  played.come("tess");
  expect(played.table.seats.find(({ id }) => id === "tess")).toMatchObject({ side: 0, awaySince: null });
  played.event({ on: "tick" }, TURN_MS);
  expect(played.play).toMatchObject({ turn: "tess", misses: 0 });
});

test("R17: the host who leaves or stays away hands over to the next member; guests alone wait ten minutes", () => {
  const played = faced().does("ruth", { do: "leave" });
  expect(played.table.host).toBe("ann");
  const away = seated().event({ on: "away", seat: "ruth" }).event({ on: "tick" }, HOST_WAITS_MS);
  expect(away.table.host).toBe("ann");
  away.come("ruth", "ruth");
  expect(away.table.host).toBe("ann");
  away.event({ on: "away", seat: "ann" }).event({ on: "away", seat: "ruth" });
  away.event({ on: "tick" }, ALONE_MS - 2_000);
  expect(away.play.phase).toBe("lobby");
  away.event({ on: "tick" }, 5_000);
  expect(away.play.phase).toBe("ended");
});

test("R17: teams are dealt alike by the seed, spectators not; a table ends after four hours; a tie is shared", () => {
  const dealt = seated().come("watcher").does("watcher", { do: "team", side: "watch" });
  dealt.does("ruth", { do: "deal" });
  expect(dealt.table.seats.map(({ side }) => side).toSorted()).toEqual([0, 0, 1, 1, "watch"]);
  expect(dealt.event({ on: "tick" }, HOURS).play.phase).toBe("ended");
  expect(aheadOf([3, 3])).toBeNull();
  expect(aheadOf([3, 4])).toBe(1);
});

test("R17: whom one has blocked has no name and no words; a whole view has no answer that lies face down", () => {
  const played = faced().says("Jacob").says("Nothing like it");
  const view = viewOf(played.table, "ann", ["tess"], played.now);
  expect(view.seats.map(({ name }) => name)).toEqual(["ruth", "ann", "", "tim"]);
  expect(view.last).toMatchObject({ name: "", word: "" });
});

test.each([
  ["an adult to adults", "18+", false, 5, { ageBand: "18+", leads: false }, true],
  ["of 13 to 17 to adults", "18+", true, 0, { ageBand: "13-17", leads: false }, false],
  ["an adult to 13 to 17", "13-17", false, 0, { ageBand: "18+", leads: false }, false],
  ["an appointed leader to 13 to 17", "13-17", true, 3, { ageBand: "18+", leads: true }, true],
  ["of 13 to 17 to their own", "13-17", false, 0, { ageBand: "13-17", leads: false }, true],
  [
    "of 13 to 17 where guests came and no leader is appointed any more",
    "13-17",
    false,
    1,
    { ageBand: "13-17", leads: false },
    false,
  ],
] as const)("R17, H7: who sits down: %s", (_name, ageBand, openerLeads, guests, me, may) => {
  expect(memberMaySit({ ageBand, openerLeads }, guests, me)).toBe(may);
});

const seat = fc.constantFrom("ruth", "ann", "tess", "tim", "stranger");
const word = fc.constantFrom(...WORDS, "Jakob", "Abrxxam", "wrong", "");
/** Turns as they are, or as they were: forms come late, twice and out of order. */
const late = fc.integer({ min: -2, max: 1 });
const made = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("say"), seat, word, late }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("turn"), seat, word, late: fc.constant(0) }) },
  fc.record({ kind: fc.constantFrom("buzz", "next", "next", "correct", "undo"), seat, word, late }),
  fc.record({ kind: fc.constantFrom("away", "come", "team", "deal", "tick", "leave"), seat, word, late }),
);

test("R17: no order of messages pays twice, counts an answer twice, or lets anybody speak out of turn", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(made, fc.integer({ min: 0, max: 9_000 })), { maxLength: 120 }), (acts) => {
      const played = seated();
      for (const [{ kind, seat: who, word: said, late: by }, ms] of acts) {
        const before = played.table;
        const turn = before.play.turnNo + by;
        const by_ = kind === "turn" ? (before.play.turn ?? who) : who;
        const leads = ["next", "correct", "undo"].includes(kind);
        const id = leads ? (before.host ?? who) : by_;
        if (kind === "tick") played.event({ on: "tick" }, ms);
        else if (kind === "away") played.event({ on: "away", seat: id }, ms);
        else if (kind === "come")
          played.event({ on: "come", who: { id, userId: id[0] === "t" ? null : id, name: id } }, ms);
        else if (kind === "team") played.does(id, { do: "team", side: ms % 2 === 0 ? 0 : 1 }, 0, ms);
        else if (kind === "say" || kind === "turn") played.does(id, { do: "say", turn, word: said }, 0, ms);
        else if (kind === "deal" || kind === "leave") played.does(id, { do: kind }, 0, ms);
        else played.does(id, { do: kind as "buzz", turn }, ms % 500, ms);
        const { play } = played.table;
        const open = (table: Table) => table.play.cards.filter((card) => card.open !== null).length;
        const sameRound = play.round === before.play.round;
        // what was turned over stays so
        if (sameRound) expect(open(played.table)).toBeGreaterThanOrEqual(open(before));
        const saidNew = play.last !== before.play.last && play.last !== null && !play.last.corrected;
        if (saidNew && kind !== "undo") expect(play.last?.seat).toBe(id);
        // each answer is worth its points to one team, once
        const most = 60 * (play.round + 1);
        expect(play.totals[0] + play.totals[1]).toBeLessThanOrEqual(most);
        expect(wakeAt(played.table)).toBeLessThanOrEqual(played.table.endsAt);
        const shown = JSON.stringify(viewOf(played.table, id, [], played.now).cards);
        for (const card of play.cards) if (!card.open) expect(shown).not.toContain(card.word);
      }
      played.leads("end");
      expect(new Set(played.due).size).toBe(played.due.length);
    }),
    { numRuns: 300, seed: 24 },
  );
});

test("R17: each phone is told where a board's answers are from, and before the first board nothing", () => {
  const ofMembers: Board = { ...board("poll-ark"), byMembers: true };
  const table = newTable("seed", [ofMembers, board("two")], START + HOURS);
  const at = (round: number) =>
    viewOf({ ...table, play: { ...table.play, round } }, "tess", [], START).origin;
  expect([-1, 0, 1].map(at)).toEqual([null, "members", "text"]);
});
