import type { ReactNode } from "react";
import { CachedMarkup } from "#app/document/remembered/remembered.tsx";
import { AllowanceLine } from "#app/features/chat/allowance/allowance-line.tsx";
import { CompanionNote } from "#app/features/chat/screen/companion-note.tsx";
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
