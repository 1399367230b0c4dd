import { useCallback, useEffect, useRef, useState } from "react";
import type { Language } from "#app/core/language.ts";
import { detectLanguage } from "#app/core/text/written-language.ts";
import type { Speech } from "#app/features/voice/model/settings.ts";
import { sayByDevice } from "./device-voice.tsx";
import { playSpeech } from "./play-speech.tsx";
import type { SpokenLine } from "./spoken.ts";

export type SpeakerProblem = "no-voice" | "vendor";

/** Says one line after the other, by the voice that was chosen; what cannot be spoken can be read. */
export function useSpeaker(speech: Speech, language: Language) {
  const [at, setAt] = useState<SpokenLine | null>(null);
  const [problem, setProblem] = useState<SpeakerProblem | null>(null);
  const waiting = useRef<SpokenLine[]>([]);
  const running = useRef<AbortController | null>(null);
  const chosen = useRef(speech);
  chosen.current = speech;
  /** OpenAI's voice could not be had: the device's goes on. */
  const fellBack = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another voice is tried anew
  useEffect(() => {
    fellBack.current = false;
    setProblem(null);
  }, [speech]);

  const say = useCallback(
    async (line: SpokenLine, signal: AbortSignal): Promise<void> => {
      if (chosen.current === "openai" && !fellBack.current) {
        if (await playSpeech(line.text, signal)) return;
        fellBack.current = true;
        setProblem("vendor");
      }
      const spoken = detectLanguage(line.text, language);
      if (!(await sayByDevice(line.text, spoken, signal)) && !signal.aborted) {
        setProblem("no-voice");
        waiting.current = [];
      }
    },
    [language],
  );

  const goOn = useCallback(async () => {
    if (running.current) return;
    const mine = new AbortController();
    running.current = mine;
    for (let line = waiting.current.shift(); line && !mine.signal.aborted; line = waiting.current.shift()) {
      setAt(line);
      await say(line, mine.signal);
    }
    if (running.current === mine) running.current = null;
    if (!mine.signal.aborted) setAt(null);
  }, [say]);

  const add = useCallback(
    (lines: readonly SpokenLine[]) => {
      if (chosen.current === "off") return;
      waiting.current.push(...lines);
      void goOn();
    },
    [goOn],
  );

  const stop = useCallback(() => {
    waiting.current = [];
    running.current?.abort();
    running.current = null;
    setAt(null);
  }, []);

  useEffect(() => stop, [stop]);
  return { at, speaking: at !== null, problem, add, stop };
}
