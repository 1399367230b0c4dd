import { joined, oneOf, type Run, run, type Step, step } from "#app/features/care/harm/runs.ts";
import { DIVINE, DIVINO } from "./catalog-messages.ts";

/** What every reader knows that Scripture asks of everybody. Nothing in it is about one person or one step. */
const ANYBODY: readonly Run[] = [
  run("others everyone everybody people strangers"),
  run("one each", "another other"),
  run("your", "neighbor neighbors neighbour neighbours enemy enemies"),
];
const WHO_HURT: readonly Run[] = joined(
  [run("those them him people everyone", "who that")],
  [
    run(
      "hurt hurts hate hates wrong wronged wrongs sin sins sinned persecute curse mistreat trespass",
      step("against", true),
      "you us",
    ),
  ],
);
const GOD: readonly Run[] = [run("god"), run("the", "lord", step("your god", true))];
/** A verb with each of its objects. */
const each = (verb: Run, objects: readonly Run[]): Run[] => joined([verb], objects);

const ASKED: readonly Run[] = [
  ...each(run("love"), [
    run(),
    ...GOD,
    ...WHO_HURT,
    ...ANYBODY,
    ...each(run("your", "neighbor neighbour others"), [run("as", "yourself")]),
    run("the", "lord", "your", "god", "with", "all", "your", "heart"),
  ]),
  ...each(run("forgive"), [
    run(),
    ...WHO_HURT,
    ...ANYBODY,
    run(step("not seven times but", true), "seventy", "times", "seven"),
  ]),
  ...each(run("honor honour"), [
    ...GOD,
    run("your", "father mother", "and", step("your", true), "mother father"),
    run("your", "parents"),
  ]),
  ...each(run("pray"), [run(), run("always"), run("without", "ceasing"), run("in", "secret")]),
  ...each(run("pray", "for"), [...ANYBODY, ...WHO_HURT]),
  ...each(run("trust"), [...GOD, run("in", "him"), ...each(run("in"), GOD)]),
  ...each(run("be", "kind"), [run(), ...each(run("to"), ANYBODY)]),
  ...each(run("rest"), [
    run(),
    run("in", "him"),
    run("on", "the", step("seventh", true), "day sabbath"),
    ...each(run("in"), GOD),
  ]),
  ...each(run("give", "thanks"), [
    run(),
    run("always"),
    run("to", "god"),
    run("in", step("all", true), "everything circumstances"),
  ]),
  ...each(run("seek"), [
    run(),
    run("him"),
    run("his", "face"),
    ...GOD,
    run(step("first", true), "the his", "kingdom", step("of god heaven", true)),
  ]),
  ...each(run("ask"), [run(), run("and", "it", "will", "be", "given", step("to you", true))]),
  run("knock"),
  run("come", step("to him", true)),
];
const ASKED_NOT: readonly Run[] = [
  run("fear"),
  run("be", "afraid anxious"),
  run("steal lie kill murder judge"),
  ...each(run("worry"), [run(), run("about", "tomorrow anything"), run("about", "your", "life")]),
  ...each(run("be", "anxious"), [run("about", "tomorrow anything")]),
];

const OTROS: readonly Run[] = [
  run("a", "otros"),
  run("a", "los", "demas"),
  run("a", "tu tus", "projimo enemigo enemigos"),
  run("al", "projimo"),
];
const QUIEN_HIERE: readonly Run[] = joined(
  [run("a", "quien quienes"), run("a", "los", "que")],
  [run("te nos", "ofende ofenden ofendio ofendieron hiere hieren persigue persiguen odia odian")],
);
const DIOS: readonly Run[] = [run("dios"), run("el", "senor"), run("el")];
/** After “que debes” or “que”: “amar”, “ames”, “amaras”. */
const PEDIDO: readonly Run[] = [
  ...each(run("amar ames amaras"), [run("a", "dios"), ...OTROS, ...QUIEN_HIERE]),
  ...each(run("amar ames amaras", "a", "tu", "projimo"), [run("como", "a", "ti", "mismo misma")]),
  ...each(run("perdonar perdones perdonaras"), [
    run(),
    run("setenta", "veces", "siete"),
    ...OTROS,
    ...QUIEN_HIERE,
  ]),
  ...each(run("honrar honres honraras", "a"), [
    run("dios"),
    run("tu", "padre", "y", step("a", true), "tu", "madre"),
    run("tus", "padres"),
  ]),
  ...each(run("orar ores oraras rezar reces rezaras"), [run(), run("siempre"), run("sin", "cesar")]),
  ...joined([run("orar ores oraras rezar reces rezaras", "por")], [run("tus", "enemigos"), run("otros")]),
  ...each(run("confiar confies confiaras", "en"), DIOS),
  ...each(run("descansar descanses descansaras"), [run(), ...each(run("en"), DIOS)]),
  ...each(run("dar des dieras", "gracias"), [run(), run("a", "dios"), run("en", "todo"), run("siempre")]),
  ...each(run("buscar busques buscaras"), [run("a", "dios"), run("su", "rostro")]),
  ...each(run("buscar busques buscaras", "primero"), [
    run("el su", "reino", step("de dios", true)),
    run("a", "dios"),
  ]),
  run("pedir pidas pidieras"),
  run("llamar llames tocar toques", "a", "la", "puerta"),
  run("venir vengas vinieras", "a", "el"),
  run("no", "temer temas temieras"),
  run("no", "tener tengas tuvieras", "miedo"),
  run("no", "preocuparte angustiarte afanarte"),
  run("no", "te", "preocupes angusties afanes preocuparas"),
];

/** Who asks for what in the same words: each says what may follow its own. */
type Reported = {
  /** Who asks, up to what is asked. */
  heads: readonly Run[];
  asked: readonly Run[];
};

const REPORTED: readonly Reported[] = [
  {
    heads: joined(DIVINE, [
      run(step("also", true), "tells told", "you", "to", step("always also", true)),
      run(
        step("also", true),
        "says said tells told",
        step("that", true),
        "you",
        step("that you", true),
        "should must shall ought can may need have",
        step("to always also", true),
      ),
    ]),
    asked: ASKED,
  },
  {
    heads: joined(DIVINE, [
      run(step("also", true), "tells told", "you", "not", "to"),
      run(step("also", true), "tells told", "you", "to", "not never"),
      run(step("also", true), "says said", step("that", true), "you", "should must shall", "not never"),
    ]),
    asked: ASKED_NOT,
  },
  {
    heads: joined(DIVINO, [
      run("te", "dice dijo", "que", step("siempre", true)),
      run(step("te", true), "dice dijo", "que", "debes tienes puedes deberias necesitas", step("que", true)),
    ]),
    asked: PEDIDO,
  },
];

/** What may be added: a commandment more, or somebody more whom it is about. */
const ADDED: readonly Run[] = joined(
  [run(step("and even to y e", true))],
  [...ASKED, run("with", "all", "your", "soul mind strength"), ...ANYBODY, ...WHO_HURT, ...PEDIDO, ...OTROS],
);

/** How the sentence may end then: there, or with a word about what was asked. */
const ENDS: readonly Run[] = [
  run("."),
  run("as", "you", step("have were are been", true), "forgiven", "."),
  run("as", "he god", step("has", true), "forgave forgives forgiven", "you us", "."),
  run("even", "when if though", "it", "is", "hard costly", "."),
  run(step("and but", true), "that this it", "is", "hard difficult costly all enough not never no"),
  run(step("and but", true), "that this it", "does did", "not never"),
  run(step("and but", true), "that this it", "doesnt isnt never"),
  run("and but", "he", "means", "everyone everybody all"),
  run("but", "he god jesus", "never doesnt didnt"),
  run("but", "he god jesus", "does did", "not never"),
  run("but", "love forgiving forgiveness", "is does", "not never"),
  run("but", "love forgiving forgiveness", "isnt doesnt never"),
  run(step("y pero", true), "eso esto", "no nunca"),
  run(step("y pero", true), "eso", "es", "dificil todo"),
  run("pero", step("el", true), "perdonar perdon amar amor", "no nunca"),
];

/** As often as something is added, and then the end. */
const GOES_ON: Step & { oneOf: Run[] } = { ...oneOf([]), oneOf: [[oneOf(ENDS)]] };
GOES_ON.oneOf.push([oneOf(ADDED), GOES_ON]);

/** Whole sentences that say only what Scripture asks of everybody. */
export const COMMANDMENTS: readonly Run[] = REPORTED.flatMap(({ heads, asked }) =>
  heads.map((head) => [...head, oneOf(asked), GOES_ON]),
);

/** A story that he told. */
export const STORIES: readonly Run[] = [
  ...joined(DIVINE, [
    run("tells told", "you", step("a the this many", true), "parable parables story stories"),
  ]),
  ...joined(DIVINO, [run("te", "dijo", step("una la esta", true), "parabola parabolas historia historias")]),
];
