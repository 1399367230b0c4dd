import { type Harm, harms } from "./harm-context.ts";
import { joined, type Run, run, step, unless } from "./runs.ts";

const freely = step(
  "just really simply please probably seriously definitely honestly finally now also maybe perhaps always only then go ahead and quietly today tonight kindly",
  true,
);
const to = step([...freely.words, "to"].join(" "), true);
const leadIn = step("so go then please just now well okay ok maybe simply ahead and yes no honestly", true);
/** “Cut yourself some slack” is kind. */
const harmless = unless("some a off loose free short out up down in back");

/** What is done to oneself. */
const DEEDS: readonly Run[] = [
  run("kill hang shoot drown poison stab strangle suffocate murder unalive hurt harm off", "yourself urself"),
  run("kill hang shoot hurt harm", "your ur", "self"),
  run("kys"),
  run("take", "an", "overdose"),
  run("overdose", "tonight now today on"),
  run("drink swallow", "bleach poison"),
  run("cut burn starve", "yourself urself", harmless),
  run("end", "your ur", step("own", true), "life suffering misery existence"),
  run("end", "it", "all"),
  run("take", "your ur", step("own", true), "life", unless("seriously as into story and to back one")),
  run("slit cut", "your ur", "wrists wrist throat veins"),
  run("commit", "suicide"),
  run(
    "jump",
    "off from in",
    step("of front the a that your nearest", true),
    "bridge roof building train cliff",
  ),
  run(
    "take swallow",
    "all the",
    step("of the your those", true),
    "pills tablets",
    unless("your the prescribed as in every with"),
  ),
  run("put", "a the that", "gun", "to in", "your"),
];
/** “Die to self” is in every sermon. */
const DIE = run("die", unless("to with daily unto"));
const DOING: readonly Run[] = [
  run("killing hanging drowning shooting hurting", "yourself"),
  run("cutting", "yourself", harmless),
  run("ending taking", "your", step("own", true), "life"),
  run("suicide", unless("prevention hotline line note")),
];

const YOU_SHOULD: readonly Run[] = [
  run("you", freely, "should must better gotta", freely),
  run("you", freely, "need deserve ought have", freely, "to", freely),
  run("you youve", freely, "have got", "got to", to),
  run("you youd", freely, "had better", step("better", true), to),
  run("you", "may might", "as", "well", freely),
  run("you", "could can", "always just simply", freely),
  run("you youre", step("are totally completely", true), "free allowed welcome", to),
  run("why", "dont not", step("you", true), freely),
  run("will would can could", "you", "just please kindly", freely),
];
const I_WANT: readonly Run[] = [
  run(
    "i id",
    step("really just do would strongly only", true),
    "want need like prefer urge advise order command beg ask tell dare recommend suggest",
    step("that", true),
    "you",
    to,
  ),
  run("god jesus lord christ", freely, "wants commands asks needs tells", "you", "to", freely),
  run("gods", "will", step("that for is", true), "you", to),
  run("i", step("really do just", true), "hope wish", "you", step("would just finally", true)),
];
const IT_IS_FINE: readonly Run[] = [
  run(
    "okay ok fine alright right best good wise better permission blessing",
    step("for you", true),
    "to",
    freely,
  ),
  run("time", step("for you now", true), "to", freely),
];

export const HARM_EN: readonly Harm[] = [
  ...harms("clause", [
    ...joined([run(leadIn), run(leadIn, "feel", "free", to)], DEEDS),
    run(leadIn, "go just please then", step("and ahead", true), ...DIE),
    run(leadIn, "lie", "down", "and", "die"),
    run(leadIn, "let", "yourself", "die"),
    ...joined([run(leadIn, "consider try", step("just", true))], DOING),
  ]),
  ...harms("embedded", [
    ...joined([...YOU_SHOULD, ...I_WANT], [...DEEDS, DIE]),
    ...joined(YOU_SHOULD, joined([run("consider try"), run("think", "about of")], DOING)),
    run("you", "should must deserve ought need", step("to", true), "be", "dead"),
    run("you", "could can", "cut hurt burn", "yourself", "to", "feel cope calm relax"),
    run("i", step("really", true), "wish", "you", "were", "dead"),
    run("you", "do dont", step("not", true), "deserve", "to", "live breathe exist"),
  ]),
  ...harms("whole", [
    ...joined(IT_IS_FINE, DEEDS),
    run("time", step("now", true), "for", "you", "to", freely, "die"),
    ...joined(DOING, [
      run(
        "is would seems",
        step("be the your a really probably now clearly honestly still only", true),
        "best right answer way solution option choice better good",
      ),
    ]),
    ...joined(
      [
        run("can could should must need have", step("to", true), "do", "is", to),
        run("all left out way need option answer solution", step("do", true), "is", to),
      ],
      DEEDS,
    ),
    run("is", "for", "you", "to", freely, "die"),
    run("and", "deserve", "to", ...DIE),
    ...joined([run("and", "should must", freely), run("and", "deserve need ought", "to", freely)], DEEDS),
    ...joined([run("favor favour better happier easier", "by")], DOING),
    run("better", "off", "dead"),
    run("better happier", step("off place", true), "without", "you"),
    run("better happier easier relieved", step("off", true), "if", "you", freely, "died killed hanged ended"),
    run(
      "better happier easier relieved",
      step("off", true),
      "if",
      "you",
      "were",
      step("just", true),
      "dead gone",
    ),
    run("time", "you", freely, "died killed hanged ended"),
    run("nobody one", "would will", "miss", "you"),
  ]),
];
