import { useNavigate } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { chapterName, neighbours } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type ReaderPlace, readerPath } from "#app/features/reader/address.ts";
import { type ChapterFile, versesOf } from "#app/features/reader/chapters/chapter-file.ts";
import { verseId } from "#app/features/reader/selection.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { listenCopy } from "./copy-listen.ts";
import { SLEEPS, type Sleep, SPEEDS, type Speed } from "./listening.ts";
import { type Listening, useListening } from "./use-listening.tsx";
import "./listen.css";

type ListenBarProps = { at: ReaderPlace; chapter: ChapterFile; from: number; onClose(): void };

/** Reads the chapter aloud, and the next one after it. */
export default function ListenBar({ at, chapter, from, onClose }: ListenBarProps) {
  const copy = useCopy(listenCopy);
  const navigate = useNavigate();
  const [speed, setSpeed] = useState<Speed>("1");
  const [sleep, setSleep] = useState<Sleep>("off");
  const verses = useMemo(() => versesOf(chapter), [chapter]);
  const here = addressOf(at);
  const { language } = TRANSLATIONS[at.translation];
  const onEnd = () => {
    const { after } = neighbours(here);
    if (after) navigate(readerPath(after));
    else onClose();
  };
  const key = readerPath(here);
  const listening = useListening({ verses, chapter: key, language, first: from, speed, sleep, onEnd });
  const { state, verse, say, pause } = listening;
  useSpoken(state === "playing" ? verseId(at.book, at.chapter, verse) : null);
  const step = (by: 1 | -1) => {
    const next = verses[verses.findIndex(({ number }) => number === verse) + by];
    if (next) say(next.number);
  };
  const problem = problemOf(listening, copy, language);
  const canSpeak = state !== "no-speech" && state !== "no-voice";
  return (
    <section className="listen-bar" aria-label={copy.label}>
      {problem && (
        <p className="listen-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="listen-controls">
        {canSpeak && (
          <>
            <b lang={language}>{`${chapterName(here)}:${verse}`}</b>
            <Button variant="bare" icon="skip-back" iconOnly onClick={() => step(-1)}>
              {copy.before}
            </Button>
            {state === "playing" ? (
              <Button icon="pause" iconOnly onClick={pause}>
                {copy.pause}
              </Button>
            ) : (
              <Button icon="play" iconOnly onClick={() => say(verse)}>
                {copy.play}
              </Button>
            )}
            <Button variant="bare" icon="skip-forward" iconOnly onClick={() => step(1)}>
              {copy.after}
            </Button>
            <label className="listen-choice">
              <span className="sr-only">{copy.speed}</span>
              <select value={speed} onChange={(event) => setSpeed(event.target.value as Speed)}>
                {SPEEDS.map((value) => (
                  <option key={value} value={value}>
                    {value}×
                  </option>
                ))}
              </select>
            </label>
            <label className="listen-choice">
              <span className="sr-only">{copy.sleep}</span>
              <select value={sleep} onChange={(event) => setSleep(event.target.value as Sleep)}>
                {SLEEPS.map((value) => (
                  <option key={value} value={value}>
                    {copy.sleeps[value]}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <Button variant="bare" icon="x" iconOnly onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </section>
  );
}

function problemOf(
  { state }: Listening,
  copy: (typeof listenCopy)["en"],
  language: "en" | "es",
): string | null {
  if (state === "no-speech") return copy.noSpeech;
  if (state === "no-voice") return copy.noVoice(copy.languages[language]);
  return state === "failed" ? copy.failed : null;
}

/** The verse that is spoken is marked, and in sight. */
function useSpoken(id: number | null): void {
  useEffect(() => {
    const verse = id === null ? null : document.querySelector<HTMLElement>(`[data-verse="${id}"]`);
    if (!verse) return;
    verse.dataset.spoken = "true";
    const { top, bottom } = verse.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight - 140) verse.scrollIntoView({ block: "center" });
    return () => {
      delete verse.dataset.spoken;
    };
  }, [id]);
}
