import { countWords, normalizeWords } from "#app/core/text/plain-words.ts";
import { isOfHeart, subjectsIn } from "#app/features/bible/find/subject.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { findCrisis } from "#app/features/care/danger/crisis.ts";
import type { Turn } from "#app/vendors/ports.ts";
import { bestQuoted } from "./finder/answer-question.ts";
import { languageOf, topicOf } from "./finder/finder.ts";
import { type Found, foundIn } from "./finder/found.ts";
import { findCorrection, findCourtesy, findPrayerFor, findRequest } from "./finder/intent.ts";
import { type Question, readMeant, readQuestion } from "./finder/question.ts";
import type { Fault } from "./settings.ts";
import { type FunctionCall, type ResponsesRequest, toTurns } from "./wire.ts";

/** Rounds of looking up, as a model would make them; after these it answers. */
const MAX_CALLS = 4;
/** A thing that is named; what has more words is a sentence, and words out of a sentence find anything. */
const LONGEST_NAME = 4;

const call = (name: string, args: Record<string, string>): FunctionCall => ({
  name,
  arguments: JSON.stringify(args),
});

/** The functions that a model would call now, of those that it was offered. */
export function callsFor(request: ResponsesRequest, fault: Fault): FunctionCall[] {
  const offered = new Set(request.tools?.map((tool) => tool.name));
  if (offered.size === 0) return [];
  if (fault === "tool-loop") return [call("find_verses", { words: "again and again" })];
  const turns = toTurns(request.input);
  const found = foundIn(request);
  if (request.tool_choice === "none" || found.calls >= MAX_CALLS) return [];
  const question = turns.findLast((turn) => turn.role === "user")?.text ?? "";
  if (findCrisis(question)) return [];
  if (fault === "bad-arguments" && found.calls === 0)
    return [
      { name: "get_verse", arguments: '{"reference":' },
      { name: "get_verse", arguments: '{"verse":316}' },
      { name: "write_verse", arguments: "{}" },
    ];
  if (fault === "bad-arguments") return [];
  return wanted(question, turns, found).filter(({ name }) => offered.has(name));
}

/** What is to be looked up for a question, of what has not been yet. */
function wanted(said: string, turns: readonly Turn[], found: Found): FunctionCall[] {
  const language = languageOf(turns);
  const meant = findCorrection(said)?.rest;
  const question = meant ?? said;
  if (findCourtesy(question)) return [];
  const asked = meant === undefined ? readQuestion(question, language) : readMeant(meant, language);
  if (asked && found.calls === 0) return firstCalls(asked, question);
  if (asked?.kind === "quoted" && !found.sections) {
    const best = bestQuoted(asked.words, found);
    return best?.sure ? [call("get_commentary", { reference: best.reference })] : [];
  }
  if (asked || found.calls > 0 || findRequest(question) || findPrayerFor(question) !== null) return [];
  if (topicOf(question)) return [];
  // somebody's own story, which no topic fits: what does it name?
  const named = subjectsIn(question, language).find(({ subject }) => isOfHeart(subject));
  return named ? [call("find_topic", { topic: named.said })] : [];
}

function firstCalls(asked: Question, question: string): FunctionCall[] {
  switch (asked.kind) {
    case "read":
      return asked.passages.flatMap(([run]) =>
        run ? [call("get_verse", { reference: formatReference(run) })] : [],
      );
    case "explain": {
      const [run] = asked.passages[0] ?? [];
      const reference = run ? formatReference(run) : "";
      return [call("get_verse", { reference }), call("get_commentary", { reference })];
    }
    case "quoted":
      return [call("find_verses", { words: asked.words.slice(0, 200) })];
    case "person":
      return [
        call("find_person", { name: asked.name.slice(0, 60) }),
        call("find_topic", { topic: asked.name }),
        ...(countWords(normalizeWords(asked.name)) <= 2 ? [call("find_verses", { words: asked.name })] : []),
      ];
    case "topic":
      if (!asked.asked && topicOf(question)) return [];
      return [
        call("find_topic", { topic: asked.topic }),
        ...(countWords(normalizeWords(asked.topic)) <= LONGEST_NAME
          ? [call("find_verses", { words: asked.topic })]
          : []),
      ];
    default:
      return [];
  }
}
