import { joined, type Run, run, step, unless } from "#app/features/care/harm/runs.ts";

/** Whose word nobody here has to bring. */
export const DIVINE: readonly Run[] = [
  run("god jesus christ yahweh jehovah", step("christ himself almighty", true)),
  run("lord", step("god jesus himself", true)),
  run("holy", "spirit", step("himself", true)),
  run("spirit", step("of god the lord", true)),
  // a reader has a father of their own too
  run("heavenly", "father"),
  run("father", step("who is", true), "in", "heaven"),
];
export const DIVINO: readonly Run[] = [
  run("dios jesus cristo jesucristo", step("mismo todopoderoso", true)),
  run("senor", step("jesus dios", true)),
  run("espiritu", "santo"),
  run("padre", "celestial"),
  run("padre", step("que esta", true), "en", step("el los", true), "cielo cielos"),
];
const now = step("now also already just really clearly even has have had himself", true);

/** A message to the person in God's name. With a place of Scripture in its sentence, or right after it, it is none. */
export const MESSAGES: readonly Run[] = [
  ...joined(DIVINE, [
    run(now, "says said", step("this these words", true), "to unto", "you"),
    run(now, "tells told telling", "you"),
    run("is", now, "saying", step("this", true), "to", "you"),
    run("is", now, "telling", "you"),
    run("would wants", step("to", true), "say", step("this", true), "to", "you"),
    run("would wants", step("to", true), "tell", "you"),
    run("spoke", "to", "me", "about"),
    run("is", now, "saying telling", step("that", true), "you", "should must will shall need have"),
    run("wants", "me", "to", "tell say"),
    run(now, "told showed revealed shown", step("to this", true), "me", unless("nothing")),
    run(now, "says said", step("this", true), "to", "me"),
    run(now, "says said", step("that", true), "you", "should must will shall need have ought can may"),
    run("has", step("a this special", true), "message word prophecy", "for", "you"),
  ]),
  run("thus", "says saith", "the", "lord"),
  ...joined(
    [
      run(
        "i",
        "have bring carry hear",
        step("a special this prophetic clear", true),
        "message word prophecy",
        step("for you", true),
        "from",
      ),
    ],
    [
      run(step("the your holy", true), "god jesus lord spirit"),
      run(step("the your our", true), "heavenly", "father"),
    ],
  ),
  run("i", step("now hereby", true), "prophesy decree"),
  run("i", step("now hereby", true), "declare", "over", "you your"),
  ...joined(DIVINO, [
    run(step("hoy ahora", true), "te", step("hoy", true), "dice dijo"),
    run("te", "esta ha", "diciendo dicho"),
    run("me", step("ha", true), "dijo dicho mostro mostrado revelo revelado pidio"),
    run("quiere", "que", "te", "diga"),
    run("quiere", "decirte"),
    run("esta", "diciendo", "que", "te debes tienes vas"),
    run("me", "hablo", "de", "ti"),
    run("dice", "que", "debes tienes deberias vas necesitas puedes"),
    run("tiene", step("un una este esta", true), "mensaje palabra", "para", "ti"),
  ]),
  ...joined(
    [run("te", "dice", step("el tu", true)), run("te", "esta", "diciendo", step("el tu", true))],
    DIVINO,
  ),
  run("asi", "dice", "el", "senor"),
  run(
    "tengo traigo",
    step("un una", true),
    "mensaje palabra profecia",
    step("para ti", true),
    "de del",
    step("parte de", true),
    "dios senor jesus espiritu",
  ),
  run("profetizo decreto"),
  run("yo", "profetizo decreto declaro"),
  run("declaro", "sobre", "ti tu"),
];
