import { useEffect, useRef } from "react";
import type { Mode } from "#app/features/voice/model/settings.ts";
import type { useVoiceChat } from "./use-voice-chat.tsx";

type Chat = ReturnType<typeof useVoiceChat>;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("a, button, input, select, textarea, summary, [tabindex]") !== null;

/** Escape stops the voice, or throws away what was said; the space bar, held, is the button. */
export function useKeys(chat: Chat, mode: Mode): void {
  const latest = useRef(chat);
  latest.current = chat;
  useEffect(() => {
    let held = false;
    const down = (event: KeyboardEvent) => {
      const { phase, interrupt, discard, begin } = latest.current;
      if (event.key === "Escape") {
        if (phase === "speaking" || phase === "answering") interrupt();
        else if (phase === "listening") discard();
      }
      if (event.code !== "Space" || mode !== "press" || isPressable(event.target)) return;
      event.preventDefault();
      if (event.repeat || held) return;
      held = true;
      void begin();
    };
    const up = (event: KeyboardEvent) => {
      if (event.code !== "Space" || !held) return;
      held = false;
      latest.current.done();
    };
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
    };
  }, [mode]);
}
