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

/** Pills are also taken as a doctor said, or out of the house. */
const asHelp = unless(
  "to away out back from over along down for at on off in with every the your a you that as exactly prescribed until and even whole",
);
const PILLS: readonly Run[] = joined(
  [
    run("take", "all", step("of the your those these", true), "pills tablets"),
    run("take swallow", "every", "pill tablet"),
    run("take swallow", "the", "whole", "bottle", unless("of")),
    run("take swallow", "the", "whole", "bottle", "of", "pills tablets"),
    run("swallow", "all the those these", step("of the your those these", true), "pills tablets"),
  ],
  [
    run(asHelp),
    run(
      step("that", true),
      "you",
      step("can could still", true),
      "have own kept keep saved bought found hid hoarded want like find get reach",
      asHelp,
    ),
    run("in from", "the your", "bottle box cabinet drawer house", asHelp),
    run("with", step("a the some your", true), "vodka whiskey alcohol wine liquor beer"),
    run("at", "once midnight"),
    run("and", freely, "die sleep drink"),
    run("and", "go", "to", "sleep bed"),
    run("and", "dont never", "wake look"),
    run("and", freely, "end", "it your"),
  ],
);

/** What one dies of. */
const DEADLY: readonly Run[] = [
  run("kill hang shoot drown poison stab strangle suffocate murder unalive off", "yourself urself"),
  run("kill hang shoot", "your ur", "self"),
  run("kys"),
  run("take", "an", "overdose"),
  run("drink swallow", "bleach poison"),
  run("cut", "yourself urself", harmless),
  run("end", "your ur", step("own", true), "life existence"),
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
  ...PILLS,
  ...joined(
    [run("take", "the your those these", "pills tablets", "and", freely)],
    [run("die"), run("end", "it")],
  ),
  run(
    "put hold press point",
    "a the that your",
    "gun pistol barrel",
    "to in against at",
    "your",
    "head mouth temple throat heart chest",
    unless("of"),
  ),
];
/** What is done to oneself. */
const DEEDS: readonly Run[] = [
  ...DEADLY,
  run("burn starve", "yourself urself", harmless),
  run("hurt harm", "yourself urself"),
  run("hurt harm", "your ur", "self"),
  run("overdose", "tonight now today on"),
  run("end", "your ur", step("own", true), "suffering misery"),
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
/** “You can kill yourself with that” warns. */
const asWarning = unless(
  "with by driving doing drinking mixing taking trying even without on in from of like before accidentally slowly that way as if when while",
);
const YOU_MAY: readonly Run[] = [
  run(step("of course", true), "you", freely, "can may", freely),
  run("i id", freely, "think believe say", step("that", true), "you", "can", freely),
  run("god jesus lord christ spirit", "says said lets allows", step("that", true), "you", "can may", freely),
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

/** “In fear”, “like this” nobody deserves to live. */
const howOne = unless(
  "in with like under this that alone as here through without afraid so by on at for among around behind beside next near beneath between constantly always ashamed hungry trapped every a your another one where always only and",
);
const ALIVE: readonly Run[] = [
  run("live breathe exist", howOne),
  run("be", "alive", unless("and in with like")),
  run("live", "another one", step("more single", true), "day hour minute", howOne),
  run("live exist", "in on", "this", "world earth planet", howOne),
  run("live", "so", "die kill end go just please"),
  run("live breathe exist", "and", "you everyone everybody they nobody i deep"),
];
const asMuch = unless("more as like half quite");

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
    ...joined(
      [
        run("you", "dont", step("even really", true), "deserve", "to"),
        run("you", "do", "not", step("even really", true), "deserve", "to"),
        run("you", "never", "deserved", "to"),
      ],
      ALIVE,
    ),
    ...joined(
      [
        run("you", "dont", step("even", true), "deserve"),
        run("you", "do", "not", step("even", true), "deserve"),
      ],
      [run("life", unless("in with like without under as that on and"))],
    ),
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
      run(
        "is would seems",
        step(
          "be really probably now clearly honestly still totally perfectly completely absolutely quite",
          true,
        ),
        "okay ok fine alright",
        unless("to"),
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
    ...joined(
      [run("nobody"), run("no", "one")],
      [
        run("would will", step("ever even", true), "miss", "you", asMuch),
        run("is", "going", "to", "miss", "you", asMuch),
        run("misses", "you", asMuch),
      ],
    ),
    run("suicides", "okay ok fine alright", unless("to")),
    run("nobodys ones", "going", "to", "miss", "you", asMuch),
  ]),
  ...harms("granted", [
    ...joined(joined(YOU_MAY, DEADLY), [
      run(asWarning),
      run("if when", "you youre", freely, "want wish like must need ready are feel"),
      run("as", "you", "want wish like please"),
      run("if when", "it", freely, "hurts gets is helps becomes"),
    ]),
  ]),
];
