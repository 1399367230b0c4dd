import { useEffect, useRef, useState } from "react";
import type { MicrophoneFault } from "#app/features/voice/model/phase.ts";
import type { Mode } from "#app/features/voice/model/settings.ts";
import type { ActivityRules } from "./activity.ts";
import { Microphone } from "./microphone.tsx";

type Options = {
  rules(): ActivityRules;
  onSpeech(): void;
  onSound(sound: Blob): void;
  onNothing(): void;
  onFault(fault: MicrophoneFault): void;
  /** The page went out of sight, or the screen was locked: nothing listens there. */
  onHidden(): void;
};

/** A level for each of so many bars, the newest last. */
const BARS = 20;
const EVERY_MS = 90;

/** One microphone for as long as the page is open. */
export function useMicrophone(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const microphone = useRef<Microphone | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const [level, setLevel] = useState<readonly number[]>([]);
  const shownAt = useRef(0);

  const get = (): Microphone =>
    (microphone.current ??= new Microphone({
      onLevel: (now) => {
        if (performance.now() - shownAt.current < EVERY_MS && now > 0) return;
        shownAt.current = performance.now();
        setLevel((levels) => (now === 0 ? [] : [...levels, now].slice(-BARS)));
      },
      onSpeech: () => latest.current.onSpeech(),
      onSound: (sound) => {
        setRecording(false);
        latest.current.onSound(sound);
      },
      onNothing: () => {
        setRecording(false);
        latest.current.onNothing();
      },
      onFault: (fault) => {
        setRecording(false);
        latest.current.onFault(fault);
      },
      rules: () => latest.current.rules(),
    }));

  const close = () => {
    microphone.current?.close();
    setRecording(false);
  };
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState !== "hidden" || !microphone.current) return;
      microphone.current.close();
      setRecording(false);
      latest.current.onHidden();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      microphone.current?.close();
    };
  }, []);

  return {
    isOpening,
    isRecording,
    level,
    open: async (): Promise<MicrophoneFault | null> => {
      setOpening(true);
      const fault = await get().open();
      setOpening(false);
      return fault;
    },
    begin: (mode: Mode) => {
      get().begin(mode);
      setRecording(get().isRecording);
    },
    finish: () => {
      get().finish();
      setRecording(false);
    },
    discard: () => {
      get().discard();
      setRecording(false);
    },
    close,
  };
}
