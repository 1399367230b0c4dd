import type { ReactNode } from "react";
import { AllowanceLine } from "#app/features/chat/allowance-line.tsx";
import { CompanionNote } from "#app/features/chat/companion-note.tsx";
import { CachedMarkup } from "#app/platform/remembered.tsx";
import type { AllowanceView } from "#party/protocol.ts";

export type ChatFootProps = {
  allowance: AllowanceView;
  /** The built-in finder answers: no language model is set up. */
  finder: boolean;
  /** The composer, or the limit panel in its place. */
  children: ReactNode;
};

/** What stands under the conversation. */
export function ChatFoot({ allowance, finder, children }: ChatFootProps) {
  return (
    <footer className="chat-foot">
      {children}
      <CachedMarkup as="div" className="chat-notes">
        {[
          <AllowanceLine key="allowance" allowance={allowance} />,
          <CompanionNote key="note" finder={finder} />,
        ]}
      </CachedMarkup>
    </footer>
  );
}
