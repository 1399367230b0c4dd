import { expect, test } from "vitest";
import { isCourtesy } from "./courtesy.ts";

test.each([
  "Thank you",
  "thanks!!",
  "Thank you so much for your help 🙏",
  "Amen.",
  "Amen and amen",
  "God bless you, friend",
  "ok thanks",
  "I really appreciate it",
  "thx",
  "Gracias",
  "Muchas gracias por tu ayuda",
  "Amén, gracias",
  "Mil gracias, Dios te bendiga",
])("%s is thanks and nothing else", (text) => {
  expect(isCourtesy(text)).toBe(true);
});

test.each([
  "",
  "🙏",
  "ok",
  "Thank you, but what about Job?",
  "Thank you. What does grace mean",
  "Thank God my exam is over",
  "thanks for nothing",
  "How do I thank my mother",
  "Amen means what",
  "Gracias, ¿y el perdón?",
  "Gracias a Dios mi hijo volvió",
  "no gracias",
  "thank you for everything, goodbye forever",
  "Thank you. ".repeat(40),
])("%s is more, or nothing", (text) => {
  expect(isCourtesy(text)).toBe(false);
});
