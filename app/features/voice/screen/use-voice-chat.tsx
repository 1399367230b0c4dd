import { useEffect, useRef, useState } from "react";
import type { ChatPageData } from "#app/features/chat/state/use-chat.tsx";
import { saveDraft } from "#app/features/chat/state/use-draft.tsx";
import { INTERRUPTING, LISTENING } from "#app/features/voice/microphone/activity.ts";
import { useMicrophone } from "#app/features/voice/microphone/use-microphone.tsx";
import type { MicrophoneFault, VoicePhase } from "#app/features/voice/model/phase.ts";
import type { TranscribeRefusal } from "#app/features/voice/model/refusals.ts";
import type { VoiceSettings } from "#app/features/voice/model/settings.ts";
import { wakeSound } from "#app/features/voice/speaking/play-speech.tsx";
import { linesToSay } from "#app/features/voice/speaking/spoken.ts";
import { useSpeaker } from "#app/features/voice/speaking/use-speaker.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { voiceCopy } from "./copy.ts";
import { type SoundToSend, sendSound } from "./send-sound.tsx";
import { useConversation } from "./use-conversation.tsx";

/** Talking with the companion: the microphone, the conversation and the voice, one after the other. */
export function useVoiceChat(page: ChatPageData, settings: VoiceSettings, onSignedOut: () => void) {
  const copy = useCopy(voiceCopy);
  const language = useLanguage();
  const conversation = useConversation(page, onSignedOut);
  const speaker = useSpeaker(settings.speech, language);
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const [refusal, setRefusal] = useState<TranscribeRefusal | null>(null);
  const [unsent, setUnsent] = useState<SoundToSend | null>(null);
  const [sending, setSending] = useState(false);
  /** The answer was broken off here: what is still written of it keeps nobody from speaking. */
  const [stopped, setStopped] = useState(false);
  /** What is being answered here, and how many of its lines have been given to the voice. */
  const asked = useRef<{ questionId: string; said: number } | null>(null);

  const end = () => {
    setOn(false);
    microphone.close();
  };
  const microphone = useMicrophone({
    rules: () => (speaker.speaking ? INTERRUPTING : LISTENING),
    onSpeech: () => {
      setRefusal(null);
      if (!speaker.speaking) return;
      interrupt();
      // what was recorded is the companion's own voice: it begins anew
      microphone.discard();
    },
    onSound: (sound) =>
      void send({ sound, requestId: crypto.randomUUID(), conversationId: conversation.conversationId }),
    onNothing: () => setRefusal("voice.nothing_heard"),
    onFault: (lost) => {
      setOn(false);
      setFault(lost);
    },
    onHidden: () => setOn(false),
  });

  const send = async (what: SoundToSend) => {
    setSending(true);
    setUnsent(null);
    setRefusal(null);
    const reply = await sendSound(what);
    setSending(false);
    if (reply.ok) {
      asked.current = { questionId: reply.message.id, said: 0 };
      setStopped(false);
      return conversation.taken(reply);
    }
    setRefusal(reply.refusal);
    // the words wait in the field of the chat, the sound here
    if (reply.text) saveDraft(page.userId, what.conversationId, reply.text);
    else if (
      reply.refusal === "chat.offline" ||
      reply.refusal === "chat.failed" ||
      reply.refusal === "voice.vendor"
    )
      setUnsent(what);
    if (reply.refusal !== "voice.nothing_heard") end();
  };

  const interrupt = () => {
    speaker.stop();
    setStopped(true);
    if (asked.current) asked.current.said = Number.POSITIVE_INFINITY;
    if (conversation.writing) conversation.stop();
  };

  const begin = async () => {
    // before anything is waited for: a browser lets a press alone wake the sound
    wakeSound();
    setFault(null);
    setRefusal(null);
    if (speaker.speaking) interrupt();
    const found = await microphone.open();
    if (found) return setFault(found);
    setOn(true);
    if (settings.mode === "press") microphone.begin("press");
  };

  const { exchange, writing } = conversation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said follows from the answer alone
  useEffect(() => {
    const here = asked.current;
    if (!here || !exchange?.answer || exchange.question.id !== here.questionId) return;
    const { parts, isWhole } = exchange.answer;
    const lines = linesToSay(parts, isWhole, copy.spoken);
    const fresh = lines.slice(here.said);
    here.said = Math.max(here.said, lines.length);
    if (fresh.length > 0) speaker.add(fresh);
  }, [exchange?.answer?.parts, exchange?.answer?.isWhole]);

  // hands free: it listens whenever nobody is being answered, and while the companion speaks
  const { isRecording } = microphone;
  const mayListen = isOn && settings.mode === "free" && !sending && (!writing || stopped || speaker.speaking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each time that it may
  useEffect(() => {
    if (mayListen && !isRecording) microphone.begin("free");
    if (!mayListen && isRecording && settings.mode === "free") microphone.discard();
  }, [mayListen, isRecording]);

  const phase: VoicePhase = microphone.isOpening
    ? "opening"
    : sending
      ? "sending"
      : speaker.speaking
        ? "speaking"
        : writing && asked.current && !stopped
          ? "answering"
          : isRecording || (isOn && settings.mode === "free")
            ? "listening"
            : "idle";
  return {
    ...conversation,
    phase,
    level: microphone.level,
    fault,
    refusal,
    canSendAgain: unsent !== null,
    at: speaker.at,
    problem: speaker.problem,
    isOn,
    begin,
    end,
    /** What was said up to now is sent. */
    done: microphone.finish,
    discard: () => {
      microphone.discard();
      end();
    },
    interrupt,
    sendAgain: () => unsent && void send(unsent),
    sayAgain: () => {
      const { answer = null } = exchange ?? {};
      if (!answer) return;
      wakeSound();
      speaker.stop();
      speaker.add(linesToSay(answer.parts, true, copy.spoken));
    },
  };
}
