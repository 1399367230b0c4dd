import { normalizeWords } from "#app/core/text/plain-words.ts";

/** A rule that runs on a text that a person or a model writes. */
export type TextRule = (text: string) => unknown;

type Exports = Record<string, (...args: never[]) => unknown>;
type Rules = Record<string, (exports: Exports) => TextRule>;

/** Given the text as it is. */
const plain =
  (name: string, ...rest: unknown[]) =>
  (exports: Exports): TextRule =>
  (text) =>
    exports[name]?.(...([text, ...rest] as never[]));

/** A reader of a stream, given the text in pieces of 1 to 20 letters. */
const stream =
  (make: string) =>
  (exports: Exports): TextRule =>
  (text) => {
    const reader = exports[make]?.() as unknown as { push(text: string): unknown; end(): unknown };
    for (let from = 0, length = 1; from < text.length; from += length, length = (length % 20) + 1)
      reader.push(text.slice(from, from + length));
    reader.end();
  };

/** Given a quotation near the text's end and all that it cites. */
const onQuote =
  (name: string) =>
  (exports: Exports): TextRule =>
  (text) => {
    const quote = { from: text.length - 200, to: text.length - 100, words: "", emphasis: false };
    return exports[name]?.(...([text, quote, exports.citesIn?.(text as never)] as never[]));
  };

/** Given a reference near the text's head. */
const onCited =
  (name: string) =>
  (exports: Exports): TextRule =>
  (text) =>
    exports[name]?.(...([text, { from: 100, to: 109 }] as never[]));

const PASSAGE = [{ bookNumber: 43, chapter: 3, fromVerse: 16, toVerse: 16 }];
const wordsOf = (text: string): string[] => normalizeWords(text).split(" ");

/** Every function that takes a text, by its file; what takes none is named too, so that a new one must be put here. */
export const TEXT_RULES: Record<string, Rules> = {
  "care/care.ts": {
    careFor: (exports) => (text) =>
      exports.careFor?.({
        text,
        reads: "en",
        ageBand: null,
        state: {
          remembered: { grief: 0, distress: 0, crisis: 0 },
          spentMicros: 0,
          use: { day: "", micros: 0, dangerSince: 0, dangers: 0 },
        },
        spendMicros: null,
        memberMicros: null,
        now: 0,
        disclose: false,
      } as never),
  },
  "care/speech/claims.ts": { isReported: plain("isReported") },
  "care/danger/prayer-request.ts": { besidePrayerRequest: plain("besidePrayerRequest") },
  "care/danger/crisis.ts": {
    findCrisis: plain("findCrisis"),
    findDanger: plain("findDanger"),
    isUnsure: plain("isUnsure"),
  },
  "care/farewell/courtesy.ts": { isCourtesy: plain("isCourtesy") },
  "care/farewell/farewell-guard.ts": { createFarewellGuard: stream("createFarewellGuard") },
  "care/farewell/farewell.ts": { farewellMeant: plain("farewellMeant"), isFarewell: plain("isFarewell") },
  "care/harm/harm-context.ts": {
    isCalledFor: plain("isCalledFor", "whole"),
    isEmbedded: plain("isEmbedded"),
  },
  "care/harm/harm-denied.ts": {
    isDenied: plain("isDenied"),
    isGranted: plain("isGranted"),
    isNamed: plain("isNamed"),
  },
  "care/farewell/hooks.ts": { clings: plain("clings"), hasHook: plain("hasHook") },
  "care/speech/messages.ts": {
    isMessage: (exports) => (text) =>
      [`God tells you to ${text}`, text].map((rest) =>
        exports.isMessage?.(...([{ at: 0, before: text.slice(-600) }, rest, true] as never[])),
      ),
    mayBeMessage: plain("mayBeMessage", "spirit"),
  },
  "care/help/people.ts": {
    peopleNote: (exports) => (text) =>
      exports.peopleNote?.(
        ...([
          { namePeople: true, crisis: null, young: false, language: "en" },
          [{ role: "assistant", text }],
        ] as never[]),
      ),
  },
  "care/harm/sentence-parts.ts": {
    clauseOf: plain("clauseOf"),
    partOf: plain("partOf"),
    sentenceOf: plain("sentenceOf"),
    sinceLast: plain("sinceLast", ".!?…\n;"),
    statementOf: plain("statementOf"),
  },
  "care/use/signals.ts": { signalOf: plain("signalOf", false) },
  "care/danger/signs.ts": { signIn: plain("signIn"), signsIn: plain("signsIn") },
  "care/model/goodbyes.ts": { farewellScore: plain("farewellScore"), hookScore: plain("hookScore") },
  "care/model/learned.ts": { readDanger: plain("readDanger") },
  "care/model/normalize.ts": {
    normalizedWords: plain("normalizedWords"),
    readableText: plain("readableText"),
  },
  "care/speech/speech-guard.ts": { createSpeechGuard: stream("createSpeechGuard") },
  "care/young.ts": { asksRomance: plain("asksRomance") },
  "bible/guard/blockquote.ts": {
    judgeBlockquote: (exports) => (text) =>
      [text, `> ${text}`].map((block) =>
        exports.judgeBlockquote?.(...([block, text.slice(-160), true] as never[])),
      ),
    nextBlock: (exports) => (text) => exports.nextBlock?.(...([text.slice(-160), text] as never[])),
    unmarked: plain("unmarked"),
  },
  "bible/books.ts": { bookByName: plain("bookByName"), bookBySlug: plain("bookBySlug") },
  "bible/find/names.ts": { nameInEnglish: plain("nameInEnglish", "en") },
  "bible/find/people.ts": { personKnown: plain("personKnown", "") },
  "bible/find/subject.ts": { subjectsIn: plain("subjectsIn", "en"), labelOf: plain("labelOf", "en") },
  "bible/chapter/psalm-title.ts": {
    partTitle: (exports) => (text) => exports.partTitle?.(...([19_023_001, text] as never[])),
  },
  "bible/translation-asked.ts": {
    translationAsked: plain("translationAsked"),
    translationMissing: plain("translationMissing"),
  },
  "bible/guard/citation.ts": {
    announced: plain("announced"),
    areWords: plain("areWords"),
    citationAfter: plain("citationAfter", -1, true),
    citationBefore: plain("citationBefore", true),
    judgeAnnounced: plain("judgeAnnounced", PASSAGE, true),
    quotesMember: plain("quotesMember"),
  },
  "bible/guard/claim.ts": {
    glossed: plain("glossed"),
    judgeAttribution: (exports) => (text) =>
      [text, `— ${text}`].map((one) =>
        exports.judgeAttribution?.(...([one, text.slice(-600), true] as never[])),
      ),
    judgeGloss: plain("judgeGloss", { passage: PASSAGE, by: "gloss" }, true),
    judgeWords: (exports) => (text) => exports.judgeWords?.(...([text, text.slice(-160), true] as never[])),
    nextAttribution: plain("nextAttribution", "\n", true),
  },
  "bible/commentary.ts": { isRemark: plain("isRemark"), lastSentence: plain("lastSentence") },
  "bible/compare/likeness.ts": {
    likenessOf: (exports) => (text) =>
      exports.likenessOf?.(...([text.slice(0, 2_000), text.slice(0, 2_000)] as never[])),
    phrasesOf: plain("phrasesOf"),
    tellingWords: (exports) => (text) => exports.tellingWords?.(wordsOf(text) as never),
    wordsIn: plain("wordsIn"),
  },
  "bible/guard/marker.ts": {
    judgeMarker: (exports) => (text) =>
      [text, `[[${text}`].map((one) => exports.judgeMarker?.(...([one, true] as never[]))),
  },
  "bible/guard/markup.ts": { createMarkupReader: stream("createMarkupReader") },
  "bible/guard/mention.ts": {
    citationAtEnd: plain("citationAtEnd", true),
    citationAtStart: plain("citationAtStart"),
    citationsIn: plain("citationsIn"),
    findMentions: plain("findMentions"),
    findPlaces: plain("findPlaces"),
    lastVerse: plain("lastVerse"),
    readMarker: plain("readMarker"),
  },
  "bible/guard/overlong.ts": {
    judgePassedOver: plain(
      "judgePassedOver",
      { kind: "overlong", ends: /[”"]|(?=\[\[)/, instead: null },
      true,
    ),
  },
  "bible/guard/quotation.ts": {
    countWords: plain("countWords"),
    judgeBySeen: (exports) => (text) =>
      exports.judgeBySeen?.(...([text, 5, text.slice(-160), false] as never[])),
    judgeQuotation: (exports) => (text) =>
      ["“", '"', "*", "'", "_", ""].map((mark) =>
        exports.judgeQuotation?.(...([mark + text, text.slice(-160), true] as never[])),
      ),
    nextQuotation: plain("nextQuotation", ""),
  },
  "bible/guard/quoted-words.ts": { quotedWords: plain("quotedWords") },
  "bible/compare/look-alike-letters.ts": { inLatin: plain("inLatin") },
  "bible/proof/quotes.ts": { quotesIn: plain("quotesIn") },
  "bible/proof/speakers.ts": {
    isOthers: plain("isOthers"),
    othersSay: onQuote("othersSay"),
    speakerOf: onQuote("speakerOf"),
  },
  "bible/proof/ties.ts": {
    citesIn: plain("citesIn"),
    tieOf: onQuote("tieOf"),
    spanOf: onCited("spanOf"),
    wordsBefore: onCited("wordsBefore"),
    wordsBehind: onCited("wordsBehind"),
    isBare: (exports) => (text) => exports.isBare?.(...([text, exports.citesIn?.(text as never)] as never[])),
  },
  "bible/references/chapters-first.ts": { chaptersFirst: plain("chaptersFirst", "en") },
  "bible/references/reader.ts": {
    readReferences: plain("readReferences"),
    readShapes: plain("readShapes", "es"),
  },
  "bible/references/read-one.ts": {
    readReference: plain("readReference"),
    parseReference: plain("parseReference"),
  },
  "bible/misprints/misprint.ts": { noteIn: plain("noteIn") },
  "bible/guard/scripture-stream.ts": { createScriptureStream: stream("createScriptureStream") },
  "chat/answering/automatic-title.ts": { automaticTitle: plain("automaticTitle", "general", "en") },
  "chat/message/message-text.ts": {
    cleanMessage: plain("cleanMessage"),
    cleanTitle: plain("cleanTitle"),
    titleFrom: plain("titleFrom"),
  },
  "chat/message/markdown.ts": {
    readMarkdown: (exports) => (text) =>
      [false, true].map((writing) => exports.readMarkdown?.(...([text, writing] as never[]))),
  },
  "chat/message/markdown-inline.ts": { readInline: plain("readInline", true) },
  "chat/message/is-plain.ts": { hasNoMarkdown: plain("hasNoMarkdown") },
  "chat/copy/copy-greetings.ts": { withoutName: plain("withoutName") },
  "chat/threads/folder-name.ts": { cleanFolderName: plain("cleanFolderName") },
  "chat/threads/search-words.ts": {
    wordsOf: plain("wordsOf"),
    signsOf: plain("signsOf"),
    marked: (exports) => (text) => exports.marked?.(...([text, exports.wordsOf?.(text as never)] as never[])),
    snippetOf: (exports) => (text) =>
      exports.snippetOf?.(...([text, exports.wordsOf?.(text as never)] as never[])),
  },
  "access/rules/field-rules.ts": {
    checkEmail: plain("checkEmail"),
    checkDigits: plain("checkDigits"),
    checkBackupCode: plain("checkBackupCode"),
    isBlank: plain("isBlank"),
    newPasswordFault: plain("newPasswordFault"),
  },
  "access/rules/sign-up-rules.ts": { cleanName: plain("cleanName"), splitName: plain("splitName") },
  "billing/admin/admin.ts": { searchFor: plain("searchFor") },
  "member/audit/acts.ts": { cleanReason: plain("cleanReason") },
  "billing/model/offers.ts": { cleanNote: plain("cleanNote") },
  "member/names/names.ts": { firstName: plain("firstName") },
  "pet/model/naming.ts": { petNameOf: plain("petNameOf") },
  "../mail/email-templates.ts": { nameForMail: plain("nameForMail"), escapeHtml: plain("escapeHtml") },
  "phone/phone-format.ts": {
    isForeign: plain("isForeign"),
    formatPhone: plain("formatPhone"),
    usPhone: plain("usPhone"),
  },
  "phone/phone-rules.ts": { checkNumber: plain("checkNumber"), checkCode: plain("checkCode") },
  "settings/deletion/deletion.ts": { confirmsDeletion: plain("confirmsDeletion") },
  "settings/model/rules.ts": { cleanName: plain("cleanName") },
  "../core/text/plain-words.ts": { normalizeWords: plain("normalizeWords"), countWords: plain("countWords") },
  "../core/text/written-language.ts": { detectLanguage: plain("detectLanguage", "en") },
  "../core/text/own-path.ts": { safeRedirectPath: plain("safeRedirectPath", "/") },
  "../core/language.ts": {
    chooseLanguage: (exports) => (text) => exports.chooseLanguage?.(...([null, text] as never[])),
  },
};

/**
 * What else the rules of care and Scripture export: it takes no text, or one of ours, or is a part of a rule above
 * (`claim-search.ts`, `guard.ts` and `matcher.ts` are the streams' own).
 */
export const WITHOUT_TEXT: Record<string, string> = {
  "bible/find/people.ts": "everyPerson",
  "bible/find/rank.ts": "candidatesOf rankPassages",
  "bible/find/subject.ts": "everySubject isOfHeart",
  "care/help/care-parts.ts": "discloses plainHelp",
  "care/care.ts": "rememberedFrom",
  "care/speech/claim-search.ts": "Begun Search",
  "care/help/catalog-help-lines.ts": "lineOf",
  "care/help/copy-help.ts": "everyLine helpFor",
  "care/help/quiet.ts": "quietNote",
  "care/help/copy-own-words.ts": "ownWords",
  "care/model/concepts.ts": "conceptsOf goodbyeConceptsOf",
  "care/model/hashing.ts": "hashOf joined spread",
  "care/model/letters.ts": "codesOf inOurLetters signAt signBefore sortOf widthOf withoutMasks wordEnd",
  "care/model/packed.ts": "pack unpack unpacked",
  "care/model/rice-coder.ts": "createReader createWriter",
  "care/model/reading.ts": "readWith",
  "care/model/tally.ts": "tallyOf",
  "care/model/windows.ts": "highest windowsOf",
  "care/help/disclosure.ts": "disclosureNote isDisclosureDue",
  "care/speech/endings.ts": "bringsHelp endingWords",
  "care/harm/harm-context.ts": "harms",
  "care/harm/matcher.ts": "Matcher goesAlong",
  "care/moderation.ts": "judge",
  "care/harm/places.ts": "Place beginningsOf goesOn runsOf",
  "care/harm/runs.ts": "firstWords joined oneOf run step unless",
  "care/use/send-limits.ts": "sendCounts",
  "care/use/signals.ts": "shouldNamePeople",
  "care/use/spend.ts": "billDay costMicros isSpent mostUsage priceOf tripsBreaker",
  "care/use/use.ts": "isOverCeiling microsOn ownTurn",
  "bible/books.ts": "bookByNumber slugOf versesInChapter",
  "bible/chapter/chapter.ts": "bookName chapterAt chapterName chapterPath neighbours paragraphsOf runAt",
  "bible/guard/citation.ts": "isStrong put",
  "bible/texts/corrections.ts": "groundIn languageOfText placeName placePath reportPath",
  "bible/guard/guard.ts": "Guard",
  "bible/guard/introducer.ts": "createIntroducer",
  "bible/compare/likeness.ts": "isNearQuote",
  "bible/guard/mention.ts": "chaptersIn versesIn",
  "bible/passage.ts": "countVerses excerptsOf withinBounds",
  "bible/proof/units.ts": "SentenceReader",
  "bible/references/book-names.ts": "bookBefore",
  "bible/references/chapters-first.ts": "passageOf",
  "bible/references/citation-numbers.ts": "numbersAt sayNumbers",
  "bible/references/library.ts": "bookNumberOf readNumbers",
  "bible/references/look-alikes.ts": "looksAlike",
  "bible/references/roman.ts": "fromRoman",
  "bible/chapter/psalm-title.ts": "chapterWithTitle hasTitle partPassage withoutTitle",
  "bible/reference.ts": "formatReference isReference isThere referenceOfIds verseIds",
  "bible/translations.ts":
    "isTranslation ownTranslation rowId rowsOf translationFor translationOfRow verseIdOfRow chosenIn",
  "bible/verse-path.ts": "lastVerse restPath versePath",
};
