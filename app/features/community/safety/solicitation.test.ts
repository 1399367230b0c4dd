import { expect, test } from "vitest";
import { findUnfit } from "./solicitation.ts";

test.each([
  ["Call me at 415-555-0134, please", "contact"],
  ["+1 (415) 555 0134", "contact"],
  ["four one five five five five zero one three four", "contact"],
  ["4·1·5·5·5·5·0·1·3·4", "contact"],
  ["４１５５５５０１３４", "contact"],
  ["Write to ruth@example.com", "contact"],
  ["ruth (at) example (dot) com", "contact"],
  ["ruth arroba ejemplo punto com", "contact"],
  ["See https://example.com/ruth", "contact"],
  ["www.example.org", "contact"],
  ["bit.ly/ruth", "contact"],
  ["Find me on Instagram: ruth.okafor", "contact"],
  ["I am @ruth_okafor", "contact"],
  ["She lives at 12 Maple Street", "contact"],
  ["Vive en la calle de los Olmos número 14", "contact"],
  ["My Cash App is open", "money"],
  ["Please send me 50 dollars, send money for the rent", "money"],
  ["Donations are welcome here", "money"],
  ["Envíame dinero, por favor", "money"],
  ["Nuestra cuenta bancaria sigue abierta", "money"],
  ["Any gift cards would help", "money"],
])("is not published: %s", (text, unfit) => {
  expect(findUnfit(text)).toBe(unfit);
});

test.each([
  "My father’s surgery is Thursday at six in the morning.",
  "John 3:16, and Psalm 119:105-112; 121:1",
  "1 Samuel 7:12. “Yahweh helped us until now.”",
  "2026-11-25, 11/25/2026 and 1999",
  "We have been praying since 2019, 7 years and 4 months.",
  "I lost my job, and I do not know how to pay the rent.",
  "Pray that God gives us wisdom with money.",
  "She is at peace. Com o sem dor.",
  "My mother is at home. Then we prayed at church. Amen.",
  "He gave everything to the poor.",
  "Ore por mi hija de 15 años, nació el 3 de mayo.",
  "Two of my three children, one by one.",
  "I can't sleep at 3 a.m. anymore; 24 hours a day.",
  "We live on a quiet street, 12 of us.",
  "Matthew 5:3-12. Blessed are the poor in spirit.",
  "Please pray for our church’s donation of books to the school.",
])("is harmless: %s", (text) => {
  expect(findUnfit(text)).toBeNull();
});
