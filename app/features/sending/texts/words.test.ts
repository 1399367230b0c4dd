import { expect, test } from "vitest";
import { answerXml, wishOf } from "./words.ts";

test.each([
  // Twilio answers these by itself
  ["STOP", null, "stop", null],
  [" stop ", null, "stop", null],
  ["Stop!", null, "stop", null],
  ["UNSUBSCRIBE", null, "stop", null],
  ["START", null, "start", null],
  ["Help", null, "help", null],
  // and not these
  ["ALTO", null, "stop", "stop"],
  ["Parar.", null, "stop", "stop"],
  ["no más", null, "stop", "stop"],
  ["¡Basta!", null, "stop", "stop"],
  ["Comenzar", null, "start", "start"],
  ["ayuda", null, "help", "help"],
  // Advanced Opt-Out has answered
  ["ALTO", "STOP", "stop", null],
  ["adios", "STOP", "stop", null],
  // anything else is nobody's word
  ["Please stop praying for him", null, null, null],
  ["sí", null, null, null],
  ["", null, null, null],
  ["x".repeat(10_000), null, null, null],
  ["constructor", null, null, null],
])("an answer of %j (%s) asks for %s", (body, handled, wish, answer) => {
  expect(wishOf(body, handled)).toEqual({ wish, answer });
});

test("an answer is TwiML, and silence too", () => {
  expect(answerXml(null)).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
  expect(answerXml("stop")).toMatch(/<Response><Message>[^<]*START[^<]*<\/Message><\/Response>$/);
});
