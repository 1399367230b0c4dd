import type { Scope } from "#app/features/sending/model/unsubscribe-token.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { unsubscribeCopy } from "./copy-unsubscribe.ts";

export type UnsubscribeView =
  | { state: "forged" | "old" }
  | { state: "asks"; scope: Scope; question: string }
  /** `canUndo`: it was of one kind, and is known. */
  | { state: "off" | "all" | "back"; canUndo: boolean };

/** From a mail's link; no sign-in, no script. */
export function UnsubscribePage({ view }: { view: UnsubscribeView }) {
  const copy = useCopy(unsubscribeCopy);
  const settings = (
    <ButtonLink to="/settings#notes" variant="bare" large reloadDocument>
      {copy.settings}
    </ButtonLink>
  );
  const picture = <Drawing name="letter" size={224} />;
  if (view.state === "forged" || view.state === "old")
    return <RoomPage {...copy[view.state]} actions={settings} picture={picture} />;
  if (view.state === "asks")
    return (
      <RoomPage
        title={view.question}
        text={copy.text}
        picture={picture}
        actions={
          <>
            <Press intent="off">{copy.off}</Press>
            {view.scope !== "all" && (
              <Press intent="all" quiet>
                {copy.all}
              </Press>
            )}
            {settings}
          </>
        }
      />
    );
  return (
    <RoomPage
      {...copy.done[view.state]}
      picture={picture}
      actions={
        <>
          {view.state === "off" && view.canUndo && (
            <Press intent="back" quiet>
              {copy.back}
            </Press>
          )}
          {settings}
        </>
      }
    />
  );
}

function Press({ intent, quiet = false, children }: { intent: string; quiet?: boolean; children: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" large variant={quiet ? "quiet" : "plum"}>
        {children}
      </Button>
    </form>
  );
}
