import type { Language } from "#app/core/language.ts";
import { normalizeWords } from "#app/core/text/plain-words.ts";

/** Spanish names of people and groups of the Bible, and the English ones by which Nave lists them; alike ones are left out. */
const SPANISH = `aaron Aaron, abraham Abraham, abram Abraham, absalon Absalom, acab Ahab, adan Adam, agar Hagar, amos Amos, ana Hannah,
ananias Ananias, andres Andrew, bartimeo Bartimaeus, benjamin Benjamin, bernabe Barnabas, betsabe Bath-sheba, booz Boaz,
caifas Caiaphas, cain Cain, caleb Caleb, cornelio Cornelius, dalila Delilah, daniel Daniel, david David, debora Deborah,
elias Elijah, eliseo Elisha, elisabet Elisabeth, isabel Elisabeth, eli Eli, enoc Enoch, esau Esau, esdras Ezra, esteban Stephen,
ester Esther, eva Eve, ezequias Hezekiah, ezequiel Ezekiel, faraon Pharaoh, felipe Philip, filemon Philemon, finees Phinehas,
gedeon Gideon, goliat Goliath, habacuc Habakkuk, herodes Herod, isaac Isaac, isai Jesse, isaias Isaiah, ismael Ishmael,
jacob Jacob, jairo Jairus, jefte Jephthah, jeremias Jeremiah, jeroboam Jeroboam, jezabel Jezebel, job Job, joel Joel, jonas Jonah,
jonatan Jonathan, josafat Jehoshaphat, jose Joseph, josias Josiah, josue Joshua, juan John, judas Judas, lazaro Lazarus, lea Leah,
lidia Lydia, lot Lot, lucas Luke, malaquias Malachi, manases Manasseh, marcos Mark, mardoqueo Mordecai, maria Mary, marta Martha,
mateo Matthew, matias Matthias, matusalen Methuselah, melquisedec Melchizedek, mefiboset Mephibosheth, miguel Michael,
miqueas Micah, miriam Miriam, moises Moses, nabucodonosor Nebuchadnezzar, naaman Naaman, natan Nathan, nehemias Nehemiah,
nicodemo Nicodemus, noe Noah, noemi Naomi, oseas Hosea, pablo Paul, pedro Peter, pilato Pilate, poncio pilato Pilate,
priscila Priscilla, rahab Rahab, raquel Rachel, rebeca Rebekah, roboam Rehoboam, rut Ruth, salomon Solomon, samuel Samuel,
sanson Samson, sara Sarah, saul Saul, sedequias Zedekiah, set Seth, sem Shem, silas Silas, simon Simon, tamar Tamar, timoteo Timothy,
tito Titus, tomas Thomas, uria Uriah, urias Uriah, zacarias Zacharias, zaqueo Zacchaeus, zorobabel Zerubbabel, barrabas Barabbas,
balaam Balaam, barac Barak, belsasar Belshazzar, ciro Cyrus, dario Darius, dina Dinah, fariseos Pharisees, saduceos Sadducees,
levitas Levites, filisteos Philistines, apolos Apollos, aquila Aquila, onesimo Onesimus, epafrodito Epaphroditus, safira Sapphira,
acaz Ahaz, jehu Jehu, joab Joab, abigail Abigail, abner Abner, abimelec Abimelech, bilha Bilhah, efrain Ephraim, rubén Reuben,
ruben Reuben, simeon Simeon, levi Levi, juda Judah, nimrod Nimrod, sofonias Zephaniah, hageo Haggai, nahum Nahum, abdias Obadiah`;

/** Nave's own ways of writing a name, and longer names that people use. */
const ALSO: Readonly<Record<string, string>> = {
  "bath sheba": "Bath-sheba (Bathsheba)",
  bathsheba: "Bath-sheba (Bathsheba)",
  rebecca: "Rebekah (Rebecca)",
  rebekah: "Rebekah (Rebecca)",
  elizabeth: "Elisabeth (Elizabeth)",
  elisabeth: "Elisabeth (Elizabeth)",
  pilate: "Pilate, Pontius",
  "pontius pilate": "Pilate, Pontius",
  judas: "Judas (Jude)",
  "judas iscariot": "Judas (Jude)",
  zacchaeus: "Zacchaeus (Zaccheus)",
  zacharias: "Zacharias (Zechariah)",
  zechariah: "Zechariah (Zecharias)",
  bartimaeus: "Bartimeus (Bartimaeus)",
  phoebe: "Phoebe (Phebe)",
  scribes: "Scribe (s)",
  noe: "Noah",
  abram: "Abraham",
  sarai: "Sarah",
  melchisedec: "Melchizedek",
  melchisedek: "Melchizedek",
  jesus: "Jesus, the Christ",
};

const spanish: ReadonlyMap<string, string> = new Map(
  SPANISH.split(",").map((pair) => {
    const words = pair.trim().split(/\s+/);
    return [normalizeWords(words.slice(0, -1).join(" ")), words.at(-1) ?? ""] as const;
  }),
);

const TITLE =
  /^(?:the |king |queen |prophet |apostle |saint |st |el |la |los |las |rey |reina |profeta |apostol |san |santo |santa )+/;
/** What tells one of a name from others of it, in English and Spanish; groups of Nave's entry begin with the English. */
const SURNAMES: readonly (readonly [RegExp, string])[] = [
  [/ (?:the baptist|(?:el )?bautista)$/, "Baptist"],
  [/ (?:magdalene|of magdala|magdalena)$/, "Magdalene"],
  [/ (?:the apostle|el apostol)$/, "Apostle"],
  [/ (?:of arimathea|de arimatea)$/, "Arimath"],
  [/ (?:iscariot|iscariote)$/, "Iscariot"],
];

/** A name as Nave lists it, as far as it may be one, and what tells the person from others of the name. */
export function nameInEnglish(asked: string, language: Language): { name: string; surname: string } | null {
  const plain = normalizeWords(asked).replace(TITLE, "");
  const [sign, surname] = SURNAMES.find(([ends]) => ends.test(plain)) ?? [/$^/, ""];
  const first = plain.replace(sign, "");
  if (!first || first.split(" ").length > 2) return null;
  const english = language === "es" ? (spanish.get(first) ?? first) : first;
  return { name: ALSO[normalizeWords(english)] ?? english, surname };
}
