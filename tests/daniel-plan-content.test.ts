import { describe, expect, test } from "vitest";
import {
  ALL,
  DAYS,
  LANGUAGES,
  NOTICE,
  outside,
  PLAN,
  SUBJECTS,
  type Text,
  textsIn,
  verseList,
  WEEKS,
} from "./texts/daniel-plan.ts";

const SHIPPED = { en: "web", es: "rv1909" } as const;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const quotes = (text: string): string[] =>
  [...text.matchAll(/“([^”]*)”|«([^»]*)»/g)].map(([, english, spanish]) => (english ?? spanish ?? "").trim());
const bare = (text: string): string => text.replace(/[.,;:]+$/, "");

const PARTS = { short: [3, 24], title: [12, 64], detail: [12, 130] } as const;

describe("DP1: the days", () => {
  test("DP1: there are six weeks of seven days, in order", () => {
    const numbers = Array.from({ length: 42 }, (_, at) => [Math.floor(at / 7) + 1, (at % 7) + 1]);
    expect(DAYS.map(({ week, day }) => [week, day])).toEqual(numbers);
    expect(WEEKS.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each(LANGUAGES)("DP1: each day has all its parts (%s)", (language) => {
    const faults = DAYS.flatMap((day) => {
      const at = `${day.week}-${day.day}`;
      const row = day as unknown as Text;
      return [
        ...outside(row[`title_${language}`], 4, 36, `${at} title`),
        ...outside(row[`journal_question_${language}`], 25, 130, `${at} journal`),
        ...(/\?$/.test(row[`journal_question_${language}`] ?? "") ? [] : [`${at} journal asks nothing`]),
        ...SUBJECTS.flatMap((subject) =>
          Object.entries(PARTS).flatMap(([part, [least, most]]) =>
            outside(day.practices[subject]?.[`${part}_${language}`], least, most, `${at} ${subject} ${part}`),
          ),
        ),
        ...outside(day.practices.fitness?.[`gentle_${language}`], 25, 110, `${at} gentle`),
      ];
    });
    expect(faults).toEqual([]);
    expect(DAYS.map(({ practices }) => Object.keys(practices))).toEqual(DAYS.map(() => SUBJECTS));
  });

  test.each(LANGUAGES)("DP1: each teaching has 200 to 300 words in paragraphs (%s)", (language) => {
    const teachings = DAYS.map((day) => day[`teaching_${language}`]);
    expect(teachings.filter((text) => words(text) < 200 || words(text) > 300).map(words)).toEqual([]);
    expect(teachings.filter((text) => text.split("\n\n").length < 3)).toEqual([]);
    const opening = DAYS.map((day) => day[`title_${language}`]);
    expect(new Set(opening).size).toBe(42);
    expect(new Set(teachings.flatMap((text) => text.split("\n\n"))).size).toBe(
      teachings.flatMap((text) => text.split("\n\n")).length,
    );
  });

  test("DP1: each exercise can be done in a chair or in bed", () => {
    const wrong = DAYS.map(({ practices }) => practices.fitness ?? {}).filter(
      ({ gentle_en = "", gentle_es = "" }) =>
        !/^(Sitting down|Lying down|Lying or sitting|In bed): /.test(gentle_en) ||
        !/^(En una silla|En la cama|En la cama o en una silla|Acostado): /.test(gentle_es),
    );
    expect(wrong).toEqual([]);
  });

  test("DP1: the seventh day of each week is a day of rest for the body", () => {
    const sevenths = DAYS.filter(({ day }) => day === 7).map(({ practices }) => practices.fitness);
    expect(sevenths.map((each) => [each?.short_en, each?.short_es])).toEqual(
      Array(6).fill(["Rest", "Descanso"]),
    );
  });
});

describe("DP1: Scripture", () => {
  test.each(["kjv", "web", "rv1909"])("DP1: every verse of the readings is in %s", (name) => {
    const wrong = DAYS.map(({ reading }) => reading).filter((reading) => {
      const list = /^\d{8}-\d{8}$/.test(reading) ? verseList(name, reading) : [];
      return list.length < 1 || list.length > 12 || list.includes(undefined);
    });
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)("DP1: what a day quotes is in its reading, to the letter (%s)", (language) => {
    const wrong = DAYS.flatMap((day) => {
      const shipped = verseList(SHIPPED[language], day.reading).join(" ");
      return textsIn(day, `${day.week}-${day.day}`)
        .filter((each) => each.language === language)
        .flatMap(({ path, text }) => quotes(text).map((quote) => [path, quote] as const))
        .filter(([, quote]) => !quote || !shipped.includes(bare(quote)));
    });
    expect(wrong).toEqual([]);
    const quoting = DAYS.filter((day) => quotes(day[`teaching_${language}`]).length > 0);
    expect(quoting.length).toBe(42);
  });

  test("DP1: nothing else that is read quotes five words or more", () => {
    const rest = ALL.filter(({ path }) => !path.startsWith("day "));
    expect(rest.filter(({ text }) => quotes(text).some((quote) => words(quote) >= 5))).toEqual([]);
  });

  test("DP1: a quotation is few words", () => {
    const long = DAYS.flatMap((day) => [...quotes(day.teaching_en), ...quotes(day.teaching_es)]);
    expect(long.filter((quote) => words(quote) > 16)).toEqual([]);
  });

  test("DP1: quotation marks are closed, and those of the language", () => {
    const count = (text: string, mark: string): number => text.split(mark).length;
    const wrong = ALL.filter(({ text, language }) =>
      language === "en"
        ? /["«»']/.test(text) || count(text, "“") !== count(text, "”")
        : /["“”']/.test(text) || count(text, "«") !== count(text, "»"),
    );
    expect(wrong).toEqual([]);
  });
});

const FORBIDDEN =
  /(?<!\p{L})(calorie\w*|weight\w*|weigh\w*|fast|fasts|fasted|fasting|supplements?|vitamins?|detox\w*|cleans(?:e|es|ing)|diet|diets|dieting|dieta|dietas|slim\w*|scales?|obes\w*|overweight|before and after|heals?|healed|healing|cures?|cured|miracles?|calor[ií]as?|pesos?|pesarse|pésate|adelgaz\w*|bajar de talla|ayun\p{L}*|suplement\p{L}*|vitaminas?|desintox\p{L}*|depurativ\p{L}*|básculas?|balanzas?|antes y después|sobrepeso|sana(?:r|rá|rás|ción|dor)|sanidad|cura(?:r|rá|rás|ción)?|milagros?|warren|amen|hyman|saddleback|zondervan|danielplan)(?!\p{L})/giu;

describe("G7: what the plan does not say", () => {
  test("G7: no word of counting, fasting, pills or promised healing stands outside the notice", () => {
    const found = PLAN.flatMap(({ path, text }) =>
      (text.match(FORBIDDEN) ?? []).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
    expect(PLAN.length).toBeGreaterThan(2000);
  });

  test.each([
    "Count your calories today",
    "Weight loss comes by itself",
    "Fast until noon",
    "A juice cleanse and a detox tea",
    "Take a vitamin supplement",
    "God will heal you",
    "Cuenta las calorías",
    "Baja de peso",
    "Haz un ayuno",
    "Toma suplementos",
    "Una dieta para adelgazar",
    "Dios te sanará",
  ])("G7: the check sees “%s”", (text) => {
    expect(text.match(FORBIDDEN)).not.toBeNull();
  });

  test.each(["Make breakfast slowly", "El desayuno de mañana", "Una mente sana", "Ayuda a alguien"])(
    "G7: the check lets “%s” be",
    (text) => {
      expect(text.match(FORBIDDEN)).toBeNull();
    },
  );
});

describe("DP1: both languages", () => {
  test("DP1: what is there in one language is there in the other", () => {
    const keys = (language: string): string[] =>
      ALL.filter((each) => each.language === language)
        .map(({ path }) => path.replace(/(^|[._])(en|es)(?=\.|$)/, "$1"))
        .sort();
    expect(keys("en")).toEqual(keys("es"));
    expect(ALL.filter(({ text, path }) => !text.trim() && !path.includes("units.piece"))).toEqual([]);
  });

  test("DP1: no English word is left in Spanish, and the other way round", () => {
    const wrong = ALL.filter(({ text, language }) =>
      language === "es"
        ? /(?<!\p{L})(the|and|with|your|you|is|of)(?!\p{L})/iu.test(text)
        : /(?<!\p{L})(el|los|las|con|para|una|que|tu)(?!\p{L})/iu.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test("DP1: Spanish has its marks and speaks to one person", () => {
    const spanish = ALL.filter(({ language }) => language === "es");
    expect(spanish.filter(({ text }) => text.split("?").length !== text.split("¿").length)).toEqual([]);
    const outsideQuotes = spanish.map(({ path, text }) => ({ path, text: text.replace(/«[^»]*»/g, "") }));
    expect(
      outsideQuotes.filter(({ text }) =>
        /(?<!\p{L})(vosotros|os|usted|ustedes|vuestr\p{L}+)(?!\p{L})/iu.test(text),
      ),
    ).toEqual([]);
  });
});

const SAID: Record<"en" | "es", Record<string, RegExp>> = {
  en: {
    age: /18/,
    pregnancy: /pregnan/i,
    illness: /illness/i,
    eating: /eating disorder/i,
    doctor: /talk to your doctor first/i,
    cost: /at no cost/i,
    refund: /refund/i,
    clinician: /not reviewed by a clinician/i,
    chest: /chest/i,
    emergency: /911/,
    crisis: /988/,
    label: /label/i,
  },
  es: {
    age: /18/,
    pregnancy: /embaraz/i,
    illness: /enfermedad/i,
    eating: /trastorno de la alimentación/i,
    doctor: /habla primero con tu médico/i,
    cost: /sin costo/i,
    refund: /devuelve/i,
    clinician: /no ha sido revisado por profesionales de la salud/i,
    chest: /pecho/i,
    emergency: /911/,
    crisis: /988/,
    label: /etiqueta/i,
  },
};

test.each(LANGUAGES)("DP1: the health notice says all it must (%s)", (language) => {
  const notice = ALL.filter((each) => each.path.startsWith(`notice.${language}.`));
  const whole = notice.map(({ text }) => text).join("\n");
  const missing = Object.entries(SAID[language]).filter(([, said]) => !said.test(whole));
  expect(missing.map(([what]) => what)).toEqual([]);
  expect(notice.length).toBe(textsIn(NOTICE[language], language).length);
});
