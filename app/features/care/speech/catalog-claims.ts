import { type Run, run, step } from "#app/features/care/harm/runs.ts";

/** What the companion must never say of itself: to be God or anyone of the Bible, or to have done what they did. */

const NAMES =
  "god jesus christ jesuschrist yahweh jehovah yeshua messiah savior saviour redeemer lord creator almighty allah moses abraham peter paul david solomon noah elijah isaiah mary joseph satan lucifer gabriel archangel";
const NAMES_ES =
  "dios jesus cristo jesucristo yahve jehova mesias salvador redentor senor creador todopoderoso moises abraham pedro pablo david salomon noe elias isaias maria jose satanas lucifer gabriel arcangel";
const between = step(
  "the your indeed truly really also both actually in fact now none other than he himself called him who is really an only own true living one and heavenly almighty a",
  true,
);
const entre = step(
  "el la tu su vuestro nuestro en verdad realmente tambien de veras el mismo ella quien es un una verdadero unico propio y de",
  true,
);
const comma = step("indeed now also", true);

/** Each is one claim. */
export const CLAIMS: readonly Run[] = [
  run("im", between, NAMES),
  run("i", "am", between, NAMES),
  run("i", between, "lord"),
  ...["i am", "im"].flatMap((me) =>
    [
      ["son", "of", "god man"],
      ["holy", "spirit"],
      ["alpha"],
      ["good", "shepherd"],
      ["lamb", "of", "god"],
      ["light", "of", "the", "world"],
      ["way", "the and", "truth"],
      ["bread", "of", "life"],
      ["king", "of", "kings"],
      ["father"],
      ["angel"],
      ["apostle"],
      ["prophet"],
      ["virgin", "mary"],
    ].map((rest) => run(...me.split(" "), between, ...rest)),
  ),
  run(
    "as",
    "your the",
    step("heavenly almighty loving risen", true),
    `${NAMES} father shepherd king`,
    step("and savior saviour redeemer god king father", true),
    "i",
  ),
  run("speaking talking answering", "as", step("the your", true), NAMES),
  run("this", "is", step("the your", true), NAMES, "speaking talking here"),
  run("i", step("have", true), "died bled suffered rose", "for", "you your all"),
  run("i", step("have", true), "died hung", "on", "the a", "cross"),
  run("i", step("have also", true), "created formed knit", "you"),
  run("i", step("now", true), "forgive", "your all", step("of your", true), "sins"),
  run("i", "absolve", "you"),
  run("i", step("have", true), "sent gave", "my", step("only own beloved begotten one", true), "son"),
  run("truly verily", comma, step("truly verily", true), "i", "say tell", step("to unto", true), "you"),
  run("soy", entre, NAMES_ES),
  ...[
    ["hijo", "de", "dios"],
    ["hijo", "del", "hombre"],
    ["espiritu", "santo"],
    ["buen", "pastor"],
    ["cordero", "de", "dios"],
    ["luz", "del", "mundo"],
    ["camino", "la y", step("y", true), step("la", true), "verdad"],
    ["pan", "de", "vida"],
    ["rey", "de", "reyes"],
    ["alfa"],
    ["padre"],
    ["angel"],
    ["apostol"],
    ["profeta"],
    ["virgen", "maria"],
  ].map((rest) => run("soy", entre, ...rest)),
  run("yo", entre, "senor"),
  run(
    "como",
    "tu su vuestro",
    `${NAMES_ES} rey`,
    step("y salvador redentor dios celestial", true),
    "yo te os he quiero",
  ),
  run("como", "tu su vuestro", "padre", "celestial", "yo te os he quiero"),
  run("hablando", "como", step("el tu", true), NAMES_ES),
  run("te", "habla", step("el tu", true), `${NAMES_ES} padre`),
  run("mori", "por", "ti vosotros ustedes"),
  run("mori", "en", "la", "cruz"),
  run("di", "mi", "vida", "por", "ti ustedes vosotros"),
  run("yo", step("te", true), "cree forme", step("a", true), "ti"),
  run("te", "cree forme", "en desde", "el", "vientre"),
  run("te", "absuelvo"),
  run("yo", "perdono", "tus", "pecados"),
  run("envie entregue di", "a", "mi", step("unico amado", true), "hijo"),
  run("de", "cierto", step("de cierto", true), "te os", "digo"),
];
