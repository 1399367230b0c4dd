import { useEffect } from "react";
import { signInPageCopy } from "#app/features/access/copy/copy-sign-in-page.ts";
import { POPUP_MESSAGE } from "#app/features/access/rules/popup.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** S17: tells the opener, and closes its own window; where there is no opener, the way on is a link. */
export function PopupDone({ origin }: { origin: string }) {
  const words = useCopy(signInPageCopy);
  useEffect(() => {
    const opener = window.opener as Window | null;
    if (!opener) return;
    opener.postMessage(POPUP_MESSAGE, origin);
    window.close();
  }, [origin]);
  return (
    <RoomPage
      title={words.popupDone}
      text={words.popupClose}
      actions={
        <ButtonLink large to="/chatbot">
          {words.popupGoOn}
        </ButtonLink>
      }
      picture={<Drawing name="lamp" size={224} />}
    />
  );
}
