import { readFileSync } from "node:fs";
import type { Language } from "#app/core/language.ts";
import { createPieceReader } from "#app/features/bible/guard/read-pieces.server.ts";
import { createScriptureStream } from "#app/features/bible/guard/scripture-stream.ts";
import { companionTools } from "#app/features/bible/tools.server.ts";
import { translationAsked } from "#app/features/bible/translation-asked.ts";
import { TRANSLATION_OF } from "#app/features/bible/translations.ts";
import { findAnswer } from "#workers/sandbox/openai/finder/finder.ts";
import { foundIn } from "#workers/sandbox/openai/finder/found.ts";
import { callsFor } from "#workers/sandbox/openai/tool-calls.ts";
import { ResponsesRequest } from "#workers/sandbox/openai/wire.ts";

export type Case = { kind: string; language: Language; text: string };

export const finderSet = (): Case[] =>
  JSON.parse(readFileSync(new URL("./sets/finder.json", import.meta.url), "utf8")) as Case[];

/** Rounds of calls, as the companion makes them. */
const MAX_ROUNDS = 4;

/** What the finder answers to a first question, with the product's own tools, as a member sees it: verses by their names. */
export async function answerOf(bible: D1Database, text: string, language: Language): Promise<string> {
  const translation = translationAsked(text) ?? TRANSLATION_OF[language];
  const tools = companionTools(bible, translation);
  const input: unknown[] = [{ role: "user", content: text }];
  const request = () =>
    ResponsesRequest.parse({
      model: "finder",
      input,
      tools: tools.map(({ name }) => ({ type: "function", name, strict: true })),
    });
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const calls = callsFor(request(), "none");
    if (calls.length === 0) break;
    for (const [at, call] of calls.entries()) {
      const id = `call_${round}_${at}`;
      const tool = tools.find(({ name }) => name === call.name);
      input.push({ type: "function_call", call_id: id });
      input.push({
        type: "function_call_output",
        call_id: id,
        output: (await tool?.call(JSON.parse(call.arguments))) ?? "{}",
      });
    }
  }
  const answer = findAnswer([{ role: "user", text }], foundIn(request())).text;
  const stream = createScriptureStream();
  const read = createPieceReader(bible, translation);
  const shown = [...(await read(stream.push(answer))), ...(await read(stream.end(), true))];
  return shown
    .map((part) => (part.kind === "text" ? part.text : `\n[${part.reference} ${part.translation}]\n`))
    .join("")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
