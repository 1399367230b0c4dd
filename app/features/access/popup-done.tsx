import { useEffect } from "react";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { RoomPage } from "#app/ui/page.tsx";
import { signInPageCopy } from "./copy-sign-in-page.ts";
import { POPUP_MESSAGE } from "./popup.ts";

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
