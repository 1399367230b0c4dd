import type { Language } from "#app/core/language.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { noticeIn, weekWords } from "#app/features/daniel-plan/content/content.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { WEEKS } from "#app/features/daniel-plan/model/calendar.ts";
import { AHEAD_DAYS } from "#app/features/daniel-plan/model/change.ts";
import { type Situation, type StoredPlan, summaryOf } from "#app/features/daniel-plan/model/progress.ts";
import { subjectsWithout } from "#app/features/daniel-plan/model/subjects.ts";
import { dayInWords } from "#app/features/plans/shown/say.ts";
import type { NoticeShown, OverPlan, StartPage } from "./page.ts";

/** The whole notice as it is read before the start. */
export function noticeShown(language: Language): NoticeShown {
  const words = noticeIn(language);
  const { ask_first, stop } = words;
  const section = (key: string, title: string, text: string) => ({
    key,
    title,
    text,
    items: [],
    after: null,
  });
  const list = (key: string, { title, items, after }: typeof stop) => ({
    key,
    title,
    text: null,
    items,
    after,
  });
  const { adults, eating_disorder, is_not, allergies, mind, way_out } = words;
  return {
    title: words.title,
    lead: words.lead,
    notReviewed: words.not_reviewed,
    sections: [
      section("adults", adults.title, adults.text),
      list("ask-first", ask_first),
      section("eating-disorder", eating_disorder.title, eating_disorder.text),
      list("stop", stop),
      section("allergies", allergies.title, allergies.text),
      section("mind", mind.title, mind.text),
      section("is-not", is_not.title, is_not.text),
      section("way-out", way_out.title, way_out.text),
    ],
    agree: words.agree,
  };
}

export function startPage(
  today: LocalDay,
  language: Language,
  requestId: string,
  over: { row: StoredPlan; situation: Situation } | null,
): StartPage {
  const copy = danielCopy[language];
  return {
    requestId,
    notice: noticeShown(language),
    today,
    last: addDays(today, AHEAD_DAYS),
    todayWords: copy.start.today(dayInWords(language, today)),
    tomorrowWords: copy.start.tomorrow(dayInWords(language, addDays(today, 1))),
    weeks: WEEKS.map((week) => ({ name: copy.weeks.week(week), theme: weekWords(week, language).theme })),
    over: over && overPlan(over.row, over.situation, language),
  };
}

function overPlan(row: StoredPlan, situation: Situation, language: Language): OverPlan {
  const { over, subjects } = danielCopy[language];
  const summary = summaryOf(situation);
  const finished = row.status === "finished";
  const day = dayInWords(language, row.overDay ?? row.beganDay);
  return {
    planId: row.id,
    finished,
    when: finished ? over.finishedText(day) : over.endedText(day),
    words: over.summary(summary.days, summary.practices),
    subjects: subjectsWithout(row.leftOut).map((subject) => ({
      subject,
      words: over.bySubject(subjects[subject], summary.bySubject(subject)),
    })),
  };
}
