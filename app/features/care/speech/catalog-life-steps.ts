import { joined, type Run, run, step, unless } from "#app/features/care/harm/runs.ts";
import { DIVINE, DIVINO } from "./catalog-messages.ts";

/** Somebody whom a person lives with, or might. “Him” after God's name may be God. */
const KIN =
  "husband wife spouse partner boyfriend girlfriend fiance fiancee ex abuser family parents mother father";
const MEDICINE =
  "medication medications medicine medicines meds pills tablets antidepressants insulin chemo chemotherapy treatment therapy";
const PARIENTE =
  "esposo esposa marido mujer pareja novio novia prometido prometida ex familia padres madre padre";
const MEDICINA =
  "medicacion medicamento medicamentos medicina medicinas pastillas antidepresivos insulina quimioterapia quimio tratamiento terapia";

const your = step("your the this that those these", true);
const tu = step("tu tus la las el los su sus esa ese este esta", true);
const bravely = step("just now finally simply really", true);

/** Steps of one person's life that nobody here may ask for in God's name. */
const STEPS: readonly Run[] = joined(
  [run(bravely)],
  [
    run("leave", "him her them", unless("in to with alone at behind all")),
    run("leave divorce marry", your, KIN),
    run("divorce marry", "him her them"),
    run("leave", "your this that", "church job marriage country school"),
    run("return submit", "to", "your that", KIN),
    run("go", "back", "to", "your that", KIN),
    run("stay", "with", "your that", KIN),
    run("stay", "in", "this your that", "marriage relationship"),
    run("obey", "your that", "husband wife spouse partner boyfriend girlfriend fiance abuser"),
    run("stop quit", "taking using", step("all of", true), your, MEDICINE),
    run("stop quit refuse skip", your, MEDICINE),
    run("throw", "away out", your, MEDICINE),
    run("stop quit", "seeing visiting", your, "doctor doctors therapist psychiatrist counselor counsellor"),
    run("quit", "your this that", "job school"),
    run("sell", "your", "house home car everything"),
    run("sell", "everything"),
    run("give send donate", "me us", step("all of", true), "your", "money savings"),
    run("give send donate", "all", step("of", true), "your", "money savings"),
    run("keep abort", "the your this", "baby child pregnancy"),
  ],
);
const PASOS: readonly Run[] = joined(
  [run(step("ya ahora simplemente", true))],
  [
    run("lo la los las", "dejes", unless("en a todo con")),
    run("dejes abandones", "a", "tu tus", PARIENTE),
    run("dejes abandones", "tu este ese esta", "trabajo empleo iglesia matrimonio pais escuela"),
    run("te", "divorcies"),
    run("te", "cases", "con"),
    run("vuelvas regreses", "con", "tu ese", PARIENTE),
    run("te", "quedes", "con", "tu ese", PARIENTE),
    run("obedezcas", "a", "tu", "esposo esposa marido mujer pareja novio novia"),
    run("dejes", "de", "tomar usar", tu, MEDICINA),
    run("no", "tomes", tu, MEDICINA),
    run("dejes suspendas abandones tires rechaces", tu, MEDICINA),
    run("renuncies", "a", "tu", "trabajo empleo"),
    run("vendas", "tu", "casa coche carro"),
    run("vendas", "todo"),
    run("abortes"),
  ],
);

const surely = step("now also already just really clearly surely certainly himself", true);
const ya = step("ya ahora hoy claramente tambien", true);

/** God's will for one step of somebody's life (“God wants you to leave him”), told as known. */
export const LIFE_STEPS: readonly Run[] = [
  ...joined(
    joined(DIVINE, [
      run(surely, "wants wills needs asks commands calls urges", "you", "to"),
      run("is", surely, "asking telling calling commanding leading urging", "you", "to"),
    ]),
    STEPS,
  ),
  ...joined(
    [
      run("gods", "will", step("for you your life", true), "is", "for", "you", "to"),
      run("gods", "will plan", step("for you your life", true), "is", "to"),
      run("gods", "will plan", step("for you your life", true), "is", "that", "you"),
      run("gods", "will", "that", "you"),
      run("gods", "will", "for", "you", "to"),
    ],
    STEPS,
  ),
  ...joined(
    [
      ...joined(DIVINO, [
        run(ya, step("te", true), "quiere manda ordena pide", "que"),
        run("te", "esta", "pidiendo", "que"),
      ]),
      run("la", "voluntad", "de", "dios", step("para ti tu vida", true), "es", "que"),
      run("voluntad", "de", "dios", "que"),
    ],
    PASOS,
  ),
];
