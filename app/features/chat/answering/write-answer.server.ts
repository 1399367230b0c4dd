import type { Piece } from "#app/features/bible/guard/piece.ts";
import { createPieceReader, type Shown } from "#app/features/bible/guard/read-pieces.server.ts";
import { createScriptureStream } from "#app/features/bible/guard/scripture-stream.ts";
import type { Verse } from "#app/features/bible/service.server.ts";
import { companionTools } from "#app/features/bible/tools.server.ts";
import { translationAsked } from "#app/features/bible/translation-asked.ts";
import { type Translation, translationFor } from "#app/features/bible/translations.ts";
import { CARD_OF } from "#app/features/care/danger/kinds.ts";
import { signIn } from "#app/features/care/danger/signs.ts";
import type { NotePart } from "#app/features/care/help/care-parts.ts";
import { careCopy } from "#app/features/care/help/copy.ts";
import { helpFor } from "#app/features/care/help/copy-help.ts";
import { ownWords } from "#app/features/care/help/copy-own-words.ts";
import { disclosureNote } from "#app/features/care/help/disclosure.ts";
import { peopleNote } from "#app/features/care/help/people.ts";
import { quietNote } from "#app/features/care/help/quiet.ts";
import type { Verdict } from "#app/features/care/moderation.ts";
import { noteMissed, watchAnswer } from "#app/features/care/screen.server.ts";
import { bringsHelp, type Ending, endingWords } from "#app/features/care/speech/endings.ts";
import type { Usage } from "#app/features/care/use/spend.ts";
import { withoutName } from "#app/features/chat/copy/copy-greetings.ts";
import { appendPart, type Part, saysSomething } from "#app/features/chat/model/parts.ts";
import {
  type Companion,
  CompanionFault,
  type CompanionRequest,
  type Moderation,
  type UsedUp,
} from "#app/vendors/ports.ts";
import { type AnswerJob, type AnswerResult, EMPTY_RESULT } from "./answer-job.ts";
import { createFarewellParts } from "./farewell-parts.ts";
import { instructionsFor } from "./instructions.ts";
import { createPartGuard } from "./part-guard.ts";

export type Writing = {
  companion: Companion;
  moderation: Moderation;
  bible: D1Database;
  /** What an answer cost, in millionths of a dollar; `model` as the vendor names it, null when it did not say. */
  costOf(usage: Usage, model: string | null): number;
};

/**
 * Writes one answer. Help goes first where somebody may be in danger; then the companion is asked, its words pass the
 * guard and the moderation beside it, the shipped text is put where a verse belongs, and each piece goes to `emit` as
 * soon as it is safe to show. Never throws for what the companion does.
 */
export async function writeAnswer(
  writing: Writing,
  job: AnswerJob,
  emit: (parts: Part[]) => void,
  signal: AbortSignal,
): Promise<AnswerResult> {
  const answer = new Answer(writing, job, emit, signal);
  return answer.write();
}

class Answer {
  readonly #writing: Writing;
  readonly #job: AnswerJob;
  readonly #emit: (parts: Part[]) => void;
  readonly #signal: AbortSignal;
  /** Ends the companion's stream: the member's Stop, or what the moderation found. */
  readonly #stream = new AbortController();
  readonly #written: AnswerResult = { ...EMPTY_RESULT, outcome: "answered" };
  readonly #translation: Translation;
  readonly #scripture = createScriptureStream();
  readonly #read: (pieces: readonly Piece[], isLast?: boolean) => Promise<Shown[]>;
  readonly #guard = createPartGuard<Verse>();
  readonly #farewell: ReturnType<typeof createFarewellParts>;
  /** Names help or people beneath the answer, where it is time for it. */
  readonly #note: NotePart | null;
  #helped = false;
  #ending: Ending | null = null;
  #received = "";
  #used: UsedUp | null = null;

  constructor(writing: Writing, job: AnswerJob, emit: (parts: Part[]) => void, signal: AbortSignal) {
    this.#writing = writing;
    this.#job = job;
    this.#emit = emit;
    this.#translation =
      translationAsked(job.turns.at(-1)?.text ?? "") ?? translationFor(job.translation, job.care.language);
    this.#read = createPieceReader(writing.bible, this.#translation);
    this.#note = quietNote(job.care) ?? peopleNote(job.care, job.turns);
    this.#farewell = createFarewellParts(job.care.farewell);
    this.#signal = signal;
    if (signal.aborted) this.#stream.abort();
    signal.addEventListener("abort", () => this.#stream.abort());
  }

  get #copy() {
    return careCopy[this.#job.care.language];
  }

  async write(): Promise<AnswerResult> {
    const { care } = this.#job;
    if (care.disclose) this.#show([disclosureNote(care)]);
    if (care.crisis) this.#help(care.card ?? CARD_OF[care.crisis]);
    if (care.romance) return this.#end("youngOnly");
    if (care.ownWords) return this.#speakInstead(ownWords(care.language, care.ownWords));
    if (care.budgetExhausted) return this.#speakInstead(this.#copy.afterHelp);
    // the companion is asked first: nobody's first word waits for the moderation's request to be made
    const answered = this.#listen((text) => screen.said(text));
    const screen = watchAnswer({
      moderation: this.#writing.moderation,
      question: this.#job.turns.at(-1)?.text ?? "",
      young: care.young,
      onVerdict: (verdict) => this.#onVerdict(verdict),
    });
    const fault = await answered;
    // stopped: what is still to be judged will not be shown, and nobody waits for it
    if (!this.#signal.aborted) await screen.settled();
    if (this.#ending) return this.#end(this.#ending);
    // the same for what the companion says: words of danger in its answer bring the card too
    const sign = signIn(this.#received);
    if (sign && !this.#signal.aborted) this.#help(CARD_OF[sign]);
    return this.#close(fault);
  }

  /** Receives the whole answer, or until it is interrupted; why it failed, if it did. */
  async #listen(said: (text: string) => void): Promise<CompanionFault | null> {
    const { category, ministry, care, turns, memberHash } = this.#job;
    const request: CompanionRequest = {
      instructions: instructionsFor(category, { ...care, namePeople: this.#note !== null }, ministry),
      turns: turns.map(({ role, text }) => ({ role, text: role === "user" ? text : withoutName(text) })),
      theme: category,
      memberHash,
      tools: companionTools(this.#writing.bible, this.#translation),
      onUsed: (used) => {
        this.#used = used;
      },
    };
    if (this.#stream.signal.aborted) return null;
    let fault: CompanionFault | null = null;
    try {
      await this.#receive(request, said);
    } catch (error) {
      if (!(error instanceof CompanionFault)) throw error;
      fault = error;
      if (!this.#ending) await this.#showWords("", true);
    }
    this.#recordEstimatedCost();
    return fault;
  }

  async #receive(request: CompanionRequest, said: (text: string) => void): Promise<void> {
    const speak = (text: string, isLast = false) => {
      said(text);
      return this.#showWords(text, isLast);
    };
    for await (const chunk of this.#writing.companion.answer(request, this.#stream.signal)) {
      if (chunk.kind === "text") {
        this.#received += chunk.text;
        await speak(chunk.text);
      } else {
        this.#book(chunk, chunk.model);
        // the last words wait for the end of the answer, not for that of the connection
        await speak("", true);
      }
      if (this.#ending) return;
    }
  }

  #book({ inputTokens, cachedTokens, outputTokens }: Usage, model: string | null): void {
    const costMicros = this.#writing.costOf({ inputTokens, cachedTokens, outputTokens }, model);
    Object.assign(this.#written, { model, inputTokens, cachedTokens, outputTokens, costMicros });
  }

  /** What broke off has cost something too, also before its first word. The member pays for no silence; our books do. */
  #recordEstimatedCost(): void {
    const used = this.#used;
    if (this.#written.costMicros !== null || !used || used.inputTokens === 0) return;
    // a bound is no count: it is on the bill, and stands as no tokens
    if (used.usageUnknown) this.#written.costMicros = this.#writing.costOf(used, null);
    else this.#book(used, null);
  }

  #close(fault: CompanionFault | null): AnswerResult {
    const spoken = saysSomething(this.#written.parts);
    if (this.#signal.aborted) return { ...this.#written, outcome: "stopped" };
    if (!fault && spoken) {
      if (this.#note && !this.#helped) this.#show([this.#note]);
      return this.#written;
    }
    // nobody who needed help is left with a card and silence
    if (this.#helped) return this.#speakInstead(this.#copy.afterHelp);
    if (!fault && this.#job.care.farewell) return this.#speakInstead(this.#copy.goodbye);
    return { ...this.#written, outcome: spoken ? "interrupted" : "failed" };
  }

  /** What the moderation found, in the question or in the answer. */
  #onVerdict(verdict: Exclude<Verdict, "pass">): void {
    if (!this.#helped && verdict !== "withhold") noteMissed(verdict, this.#job.care);
    if (verdict === "help") return this.#help("suicide");
    this.#interrupt(verdict === "told" && !this.#helped ? "told" : "withheld");
    if (verdict === "told") this.#help("minor");
  }

  #interrupt(ending: Ending): void {
    this.#ending ??= ending;
    this.#stream.abort();
  }

  #end(ending: Ending): AnswerResult {
    const helped = this.#helped;
    if (bringsHelp(ending)) this.#help("suicide");
    this.#say(endingWords(ending, { ...this.#job.care, helped }));
    return { ...this.#written, free: true };
  }

  #speakInstead(words: string): AnswerResult {
    this.#say(words);
    return { ...this.#written, free: true };
  }

  #say(text: string): void {
    const goesOn = ["text", "verse"].includes(this.#written.parts.at(-1)?.kind ?? "");
    this.#show([{ kind: "text", text: goesOn ? `\n\n${text}` : text }]);
  }

  #help(crisis: Parameters<typeof helpFor>[0]): void {
    if (this.#helped) return;
    this.#helped = true;
    this.#written.free = true;
    this.#show([helpFor(crisis, this.#job.care)]);
  }

  /**
   * Shows the words with the shipped text in its places, as far as the companion claims to be nobody. What would keep
   * somebody goes last: a guard that hands on whole sentences, before one that waits for what follows, would make each
   * sentence's last words wait for the whole next one.
   */
  async #showWords(text: string, isLast: boolean): Promise<void> {
    const pieces = [...this.#scripture.push(text), ...(isLast ? this.#scripture.end() : [])];
    const { parts, claim } = this.#guard.push(await this.#read(pieces, isLast), isLast);
    if (this.#ending) return;
    const isFree = this.#helped || this.#job.care.quiet !== null;
    this.#show(this.#farewell(parts, { isFree, isLast }));
    if (claim) this.#interrupt(claim);
  }

  #show(parts: readonly Part[]): void {
    if (parts.length === 0 || this.#signal.aborted) return;
    for (const part of parts) this.#written.parts = appendPart(this.#written.parts, part);
    this.#emit([...parts]);
  }
}
