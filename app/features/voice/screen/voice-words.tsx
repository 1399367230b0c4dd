import { useRef } from "react";
import { refusalCopy } from "#app/features/chat/copy/copy.ts";
import { MessageParts } from "#app/features/chat/message/message-parts.tsx";
import { pathOf } from "#app/features/chat/state/use-sending.tsx";
import type { TranscribeRefusal, VoiceRefusal } from "#app/features/voice/model/refusals.ts";
import type { Mode } from "#app/features/voice/model/settings.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { Promises } from "./consent-panel.tsx";
import { voiceCopy } from "./copy.ts";
import { useSpokenMark } from "./use-spoken-mark.tsx";
import type { useVoiceChat } from "./use-voice-chat.tsx";

export type VoiceChat = ReturnType<typeof useVoiceChat>;

const ICONS: Partial<Record<VoiceChat["phase"], IconName>> = {
  listening: "mic",
  sending: "square-pen",
  answering: "message-circle",
  speaking: "volume-2",
};

/** What is said and answered, in words that stay; or why nothing can be recorded, with the way on. */
export function VoiceWords({ chat, mode }: { chat: VoiceChat; mode: Mode }) {
  const copy = useCopy(voiceCopy);
  const { phase, fault, exchange } = chat;
  if (fault) return <Fault chat={chat} fault={fault} />;
  const icon = ICONS[phase];
  return (
    <section className="voice-words">
      <p className={`voice-state ${phase === "idle" ? "voice-state-quiet" : ""}`} role="status">
        {icon && <Icon name={icon} size="small" />}
        {copy.phases[phase]}
      </p>
      {chat.refusal && <Refused chat={chat} refusal={chat.refusal} />}
      {exchange ? (
        <LastExchange chat={chat} />
      ) : (
        phase === "idle" && (
          <>
            <h2>{copy.heading}</h2>
            <p className="voice-lead">{copy.lead}</p>
            <Promises />
            <p className="voice-hint">{copy.goes}</p>
          </>
        )
      )}
      {phase === "listening" && <Levels levels={chat.level} />}
      {chat.problem && phase !== "listening" && <p className="voice-hint">{copy.problems[chat.problem]}</p>}
      {phase === "listening" && mode === "free" && <p className="voice-hint">{copy.hints.listening}</p>}
      {phase === "speaking" && <p className="voice-hint">{copy.hints.speaking}</p>}
      {mode === "press" && (phase === "idle" || phase === "listening") && (
        <p className="voice-hint">{copy.hints.press}</p>
      )}
    </section>
  );
}

function LastExchange({ chat: { exchange, at, conversationId, phase } }: { chat: VoiceChat }) {
  const copy = useCopy(voiceCopy);
  const answered = useRef<HTMLDivElement>(null);
  useSpokenMark(answered, at?.text ?? null);
  if (!exchange) return null;
  const { question, answer } = exchange;
  return (
    <div className="voice-exchange">
      <div className="voice-yours">
        <MessageParts parts={question.parts} />
      </div>
      <div className="theirs" ref={answered} aria-busy={phase === "answering"}>
        {answer ? (
          <MessageParts parts={answer.parts} marked writing={!answer.isWhole} />
        ) : (
          phase !== "idle" && phase !== "listening" && <MessageParts parts={[]} marked writing />
        )}
      </div>
      <a className="voice-whole" href={pathOf(conversationId)}>
        {copy.whole}
      </a>
    </div>
  );
}

/** How loud one speaks: for the eye alone, beside the words that say that it listens. */
function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <div className="voice-levels" aria-hidden="true">
      {levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that only move along
        <i key={index} style={{ blockSize: `${Math.round(8 + level * 92)}%` }} />
      ))}
    </div>
  );
}

const isVoice = (refusal: TranscribeRefusal): refusal is VoiceRefusal => refusal.startsWith("voice.");

function Refused({ chat, refusal }: { chat: VoiceChat; refusal: TranscribeRefusal }) {
  const copy = useCopy(voiceCopy);
  const chats = useCopy(refusalCopy);
  const { title, text } = isVoice(refusal) ? copy.refusals[refusal] : chats[refusal];
  return (
    <div className="voice-refused" role="alert">
      <b>{title}</b>
      <p>{text}</p>
      <div className="voice-row">
        {chat.canSendAgain && <Button onClick={chat.sendAgain}>{copy.sendAgain}</Button>}
        <ButtonAnchor href={pathOf(chat.conversationId)} variant="quiet" icon="keyboard">
          {copy.write}
        </ButtonAnchor>
        {refusal === "chat.limit" && (
          <ButtonAnchor href="/pricing" variant="amber">
            {copy.premium}
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}

function Fault({ chat, fault }: { chat: VoiceChat; fault: NonNullable<VoiceChat["fault"]> }) {
  const copy = useCopy(voiceCopy);
  const { title, text } = copy.faults[fault];
  return (
    <section className="voice-words" role="alert">
      <p className="voice-state voice-state-off">
        <Icon name="mic-off" size="small" />
        {copy.phases.idle}
      </p>
      <h2>{title}</h2>
      <p className="voice-lead">{text}</p>
      {fault === "refused" && (
        <ol className="voice-fix">
          {copy.fix.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="voice-row">
        <ButtonAnchor href={pathOf(chat.conversationId)} large>
          {copy.write}
        </ButtonAnchor>
        <Button variant="quiet" large onClick={() => void chat.begin()}>
          {copy.tryAgain}
        </Button>
      </div>
    </section>
  );
}
