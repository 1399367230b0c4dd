import { useCallback, useEffect, useRef, useState } from "react";
import type { ChapterVerse } from "#app/features/bible/chapter/chapter.ts";
import { partsToSay, type Sleep, type Speed, sleepsAt, voiceFor } from "./listening.ts";

/** A browser may learn of its voices a moment late. */
const VOICES_MS = 1_500;

export type Listening = {
  state: "waiting" | "playing" | "paused" | "failed" | "no-speech" | "no-voice";
  /** The verse that is spoken, or that goes on. */
  verse: number;
};

type Options = {
  verses: readonly ChapterVerse[];
  /** Changes with the chapter. */
  chapter: string;
  language: string;
  first: number;
  speed: Speed;
  sleep: Sleep;
  /** The chapter is over, and nothing was to end with it. */
  onEnd(): void;
};

/** The device reads aloud, verse by verse. What it says is stopped by everything that leaves the chapter. */
export function useListening({ verses, chapter, language, first, speed, sleep, onEnd }: Options) {
  const [listening, setListening] = useState<Listening>({ state: "waiting", verse: first });
  const voice = useRef<SpeechSynthesisVoice | null>(null);
  const endsAt = useRef<number | null>(null);
  const now = useRef({ verses, speed, sleep, onEnd });
  now.current = { verses, speed, sleep, onEnd };
  /** What is said is that of the last call alone: a voice that was stopped says so late. */
  const turn = useRef(0);

  useEffect(() => {
    endsAt.current = sleepsAt(sleep, Date.now());
  }, [sleep]);

  const stop = useCallback(() => {
    turn.current++;
    globalThis.speechSynthesis?.cancel();
  }, []);

  const say = useCallback(
    (number: number) => {
      stop();
      const mine = turn.current;
      const at = now.current.verses.findIndex((verse) => verse.number >= number);
      const verse = now.current.verses[at];
      if (!verse) return;
      setListening({ state: "playing", verse: verse.number });
      const goOn = () => {
        if (endsAt.current !== null && Date.now() >= endsAt.current)
          return setListening({ state: "paused", verse: now.current.verses[at + 1]?.number ?? verse.number });
        const next = now.current.verses[at + 1];
        if (next) return say(next.number);
        if (now.current.sleep !== "chapter") return now.current.onEnd();
        setListening({ state: "paused", verse: now.current.verses[0]?.number ?? 1 });
      };
      const parts = partsToSay(verse.text);
      parts.forEach((part, index) => {
        const words = new SpeechSynthesisUtterance(part);
        words.lang = voice.current?.lang ?? language;
        words.voice = voice.current;
        words.rate = Number(now.current.speed);
        words.onend = () => mine === turn.current && index === parts.length - 1 && goOn();
        words.onerror = () => {
          if (mine !== turn.current) return;
          stop();
          setListening({ state: "failed", verse: verse.number });
        };
        speechSynthesis.speak(words);
      });
    },
    [language, stop],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter begins anew, at its own first verse
  useEffect(() => {
    let over = false;
    const begin = async () => {
      if (!("speechSynthesis" in window)) return setListening({ state: "no-speech", verse: first });
      voice.current = await findVoice(language);
      if (over) return;
      if (!voice.current) return setListening({ state: "no-voice", verse: first });
      say(first);
    };
    void begin();
    return () => {
      over = true;
      stop();
    };
  }, [chapter, language]);

  const pause = useCallback(() => {
    stop();
    setListening(({ verse }) => ({ state: "paused", verse }));
  }, [stop]);

  /** Whoever changes the speed hears it in the verse that is being read. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: the speed is what it is about
  useEffect(() => {
    if (listening.state === "playing") say(listening.verse);
  }, [speed]);

  return { ...listening, say, pause };
}

async function findVoice(language: string): Promise<SpeechSynthesisVoice | null> {
  const found = () => voiceFor(speechSynthesis.getVoices(), language);
  return (
    found() ??
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(found()), VOICES_MS);
      speechSynthesis.addEventListener?.(
        "voiceschanged",
        () => {
          const voice = found();
          if (!voice) return;
          clearTimeout(timer);
          resolve(voice);
        },
        { once: true },
      );
    })
  );
}
