import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { AllowanceLine } from "#app/features/chat/allowance/allowance-line.tsx";
import type { ChatPageData } from "#app/features/chat/state/use-chat.tsx";
import { pathOf } from "#app/features/chat/state/use-sending.tsx";
import type { VoiceChoiceReply } from "#app/features/voice/model/reply.ts";
import type { VoiceSettings } from "#app/features/voice/model/settings.ts";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ConsentPanel } from "./consent-panel.tsx";
import { voiceCopy } from "./copy.ts";
import { Lamp } from "./lamp.tsx";
import { useKeys } from "./use-keys.tsx";
import { useVoiceChat } from "./use-voice-chat.tsx";
import { VoiceFoot } from "./voice-foot.tsx";
import { VoiceWords } from "./voice-words.tsx";
import "#app/features/chat/styles/chat-screen.css";
import "./voice.css";

export type VoicePageData = ChatPageData & { settings: VoiceSettings; young: boolean };

type VoicePageProps = { page: VoicePageData; unaware: boolean };

/** R34: the companion by voice. Every word of it stands in the conversation. */
export function VoicePage({ page, unaware }: VoicePageProps) {
  const { userId, young } = page;
  const settings = useChosen(page.settings);
  const path = pathOf(page.conversation?.id ?? null);
  if (settings.allowedAt === null)
    return (
      <VoiceFrame path={path} title={null} phase="idle" foot={<QuietFoot />}>
        <ConsentPanel young={young} unaware={unaware} />
      </VoiceFrame>
    );
  return <Talking key={userId} page={page} settings={settings} />;
}

function Talking({ page, settings }: { page: VoicePageData; settings: VoiceSettings }) {
  const toSignIn = () => {
    const returnTo = location.pathname;
    location.assign(`/auth?${new URLSearchParams({ mode: "login", return_to: returnTo })}`);
  };
  const chat = useVoiceChat(page, settings, toSignIn);
  useKeys(chat, settings.mode);
  return (
    <VoiceFrame
      path={pathOf(chat.conversationId)}
      title={chat.title}
      phase={chat.fault ? "off" : chat.phase}
      foot={
        <VoiceFoot chat={chat} settings={settings}>
          <AllowanceLine allowance={chat.allowance} />
        </VoiceFoot>
      }
    >
      <VoiceWords chat={chat} mode={settings.mode} />
    </VoiceFrame>
  );
}

/** What was chosen shows at once. */
function useChosen(settings: VoiceSettings): VoiceSettings {
  const { formData } = useFetcher<VoiceChoiceReply>({ key: "voice-choice" });
  const chosen = formData ? Object.fromEntries(formData) : {};
  return { ...settings, ...chosen };
}

type VoiceFrameProps = {
  path: string;
  title: string | null;
  /** `off`: nothing can be recorded. */
  phase: string;
  foot: ReactNode;
  children: ReactNode;
};

function VoiceFrame({ path, title, phase, foot, children }: VoiceFrameProps) {
  const copy = useCopy(voiceCopy);
  return (
    <div className="voice" data-phase={phase}>
      <SkipLink />
      <header className="voice-head">
        <ButtonAnchor href={path} variant="bare" icon="arrow-left" iconOnly>
          {copy.back}
        </ButtonAnchor>
        <h1>{copy.title}</h1>
        <p>{title && copy.inside(title)}</p>
        <ButtonAnchor href={path} variant="bare" icon="keyboard" className="voice-write">
          {copy.write}
        </ButtonAnchor>
      </header>
      <main id="main" className="voice-main">
        <div className="voice-side">
          <Lamp />
        </div>
        {children}
      </main>
      {foot}
    </div>
  );
}

const QuietFoot = () => {
  const copy = useCopy(voiceCopy);
  return (
    <footer className="voice-foot">
      <p>
        {copy.ai} {copy.danger} <a href="/safety">{copy.reach}</a>
      </p>
    </footer>
  );
};
