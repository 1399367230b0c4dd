import { useState } from "react";
import { TooYoungPage } from "#app/features/access/age-page.tsx";
import { returnCopy } from "#app/features/billing/copy-return.ts";
import { signOut } from "#app/platform/session-browser.ts";
import { useMemberAction } from "#app/platform/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import cat from "#app/ui/art/pet-cat-neutral.svg?no-inline";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { RoomPage } from "#app/ui/page.tsx";
import { settingsCopy } from "./copy.ts";

/** Null for a visitor: somebody who has just asked for it, and is signed out. */
export type Rests = { userId: string; purgeAt: number; daysLeft: number; timeZone: string } | null;

/** Why it rests, beside its owner's wish. */
const WHYS = ["unpaid", "young"] as const;
type Why = (typeof WHYS)[number] | null;
export const whyOf = (said: string | null): Why => WHYS.find((why) => why === said) ?? null;

/** F13: the one page of an account that rests. */
export function RestsView({ rests, why }: { rests: Rests; why: Why }) {
  const { rests: words } = useCopy(settingsCopy);
  const { registration } = useCopy(returnCopy);
  if (!rests && why === "young") return <TooYoungPage />;
  if (!rests) {
    const unpaid = why === "unpaid";
    return (
      <RoomPage
        title={unpaid ? registration.title : words.title}
        text={unpaid ? `${registration.text} ${words.gone}` : words.gone}
        picture={<Waiting />}
        actions={
          <>
            <ButtonLink large to="/auth?mode=login" reloadDocument>
              {words.signIn}
            </ButtonLink>
            <ButtonLink large variant="bare" to="/" reloadDocument>
              {words.home}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return <Undo rests={rests} />;
}

function Undo({ rests: { userId, purgeAt, daysLeft, timeZone } }: { rests: NonNullable<Rests> }) {
  const { rests: words } = useCopy(settingsCopy);
  const [leaving, setLeaving] = useState(false);
  const action = useMemberAction("/account-rests", userId);
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "long", timeZone }).format(purgeAt);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <RoomPage
      title={words.title}
      text={
        daysLeft > 0 ? (
          <>
            {words.erased(day)} {words.left(daysLeft)}
          </>
        ) : (
          words.tooLate
        )
      }
      picture={<Waiting />}
      actions={
        <>
          {daysLeft > 0 && (
            <form method="post" action={action}>
              <Button type="submit" large>
                {words.undo}
              </Button>
            </form>
          )}
          <a className="btn btn-quiet btn-large" href="/settings/export" download>
            {words.download}
          </a>
          <Button large variant="bare" busy={leaving} onClick={leave}>
            {words.signOut}
          </Button>
        </>
      }
    />
  );
}

/** A light is kept on. */
const Waiting = () => (
  <>
    <Drawing name="lantern" size={208} className="w-[min(13rem,40vw,24vh)]" />
    <img src={cat} alt="" className="w-[min(10rem,32vw,18vh)]" />
  </>
);
