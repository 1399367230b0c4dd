import { useFetcher } from "@remix-run/react";
import { type PointerEvent, type ReactNode, useRef } from "react";
import type { VoiceChoiceReply } from "#app/features/voice/model/reply.ts";
import { MODES, SPEECHES, type VoiceSettings } from "#app/features/voice/model/settings.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { voiceCopy } from "./copy.ts";
import type { VoiceChat } from "./voice-words.tsx";

type VoiceFootProps = { chat: VoiceChat; settings: VoiceSettings; children: ReactNode };

/** The one button of the moment, how one talks, and who reads. */
export function VoiceFoot({ chat, settings, children }: VoiceFootProps) {
  const copy = useCopy(voiceCopy);
  return (
    <footer className="voice-foot">
      <div className="voice-actions">
        <VoiceActions chat={chat} settings={settings} />
      </div>
      <div className="voice-notes">
        {children}
        <p>
          {copy.ai} {copy.danger} <a href="/safety">{copy.reach}</a>
        </p>
        <Choices settings={settings} />
      </div>
    </footer>
  );
}

function VoiceActions({ chat, settings }: Omit<VoiceFootProps, "children">) {
  const copy = useCopy(voiceCopy);
  const { phase, fault } = chat;
  if (fault) return null;
  if (phase === "speaking" || phase === "answering")
    return (
      <Button key="stop" large icon="square" onClick={chat.interrupt}>
        {copy.stop}
      </Button>
    );
  if (settings.mode === "press") return <HoldButton chat={chat} />;
  if (phase === "listening")
    return (
      <>
        <Button key="discard" variant="quiet" large onClick={chat.discard}>
          {copy.discard}
        </Button>
        <Button key="done" large icon="check" onClick={chat.done}>
          {copy.done}
        </Button>
      </>
    );
  return (
    <>
      {chat.exchange?.answer?.isWhole && phase === "idle" && settings.speech !== "off" && (
        <Button key="again" variant="quiet" large icon="rotate-cw" onClick={chat.sayAgain}>
          {copy.again}
        </Button>
      )}
      <Button
        key="begin"
        large
        icon="mic"
        busy={phase === "opening" || phase === "sending"}
        onClick={() => void chat.begin()}
      >
        {copy.begin}
      </Button>
    </>
  );
}

/** A press that is shorter leaves it on, until the next one, ms. */
const SHORT_MS = 400;

/** Held, or pressed once to begin and once to send: not everybody can hold a button. */
function HoldButton({ chat }: { chat: VoiceChat }) {
  const copy = useCopy(voiceCopy);
  const pressedAt = useRef<number | null>(null);
  const isOn = chat.phase === "listening";
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (isOn) return chat.done();
    pressedAt.current = event.timeStamp;
    void chat.begin();
  };
  const up = (event: PointerEvent) => {
    const since = pressedAt.current;
    pressedAt.current = null;
    if (since !== null && event.timeStamp - since >= SHORT_MS) chat.done();
  };
  return (
    <Button
      large
      icon="mic"
      aria-pressed={isOn}
      busy={chat.phase === "opening" || chat.phase === "sending"}
      onPointerDown={down}
      onPointerUp={up}
      // a key's press; a pointer's has been handled already
      onClick={(event) => event.detail === 0 && (isOn ? chat.done() : void chat.begin())}
    >
      {isOn ? copy.holding : copy.hold}
    </Button>
  );
}

function Choices({ settings }: { settings: VoiceSettings }) {
  const copy = useCopy(voiceCopy);
  const { submit } = useFetcher<VoiceChoiceReply>({ key: "voice-choice" });
  // shown (`useChosen`) within the press itself: a moment later React would have taken the radio's press back
  const choose = (fields: Record<string, string>) =>
    submit(
      { intent: "choose", via: "script", ...fields },
      { method: "post", action: "/voice-chat", flushSync: true },
    );
  return (
    <details className="voice-choices">
      <summary>{copy.voice.change}</summary>
      <fieldset>
        <legend>{copy.modes.label}</legend>
        {MODES.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="mode"
              value={mode}
              checked={settings.mode === mode}
              onChange={() => choose({ mode })}
            />
            <span>{copy.modes[mode]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{copy.voice.label}</legend>
        {SPEECHES.map((speech) => (
          <label key={speech}>
            <input
              type="radio"
              name="speech"
              value={speech}
              checked={settings.speech === speech}
              onChange={() => choose({ speech })}
            />
            <span>{copy.voice[speech]}</span>
          </label>
        ))}
      </fieldset>
      <form method="post" action="/voice-chat">
        <input type="hidden" name="intent" value="withdraw" />
        <Button type="submit" variant="bare">
          {copy.voice.withdraw}
        </Button>
      </form>
    </details>
  );
}
