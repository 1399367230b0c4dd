import { useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { ClosedUnder13Page, TooYoungPage } from "#app/features/access/pages/age-page.tsx";
import { returnCopy } from "#app/features/billing/return/copy-return.ts";
import { ExportLink } from "#app/features/settings/archive/export-link.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { signOut } from "#app/session/session-browser.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import cat from "#app/ui/art/pets/pet-cat-neutral.svg?no-inline";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** Null for a visitor: somebody who has just asked for it, and is signed out. */
export type PendingDeletionPage = {
  userId: string;
  purgeAt: number;
  daysLeft: number;
  timeZone: string;
  /** Closed because its owner said that they are under 13: nobody undoes it here (G13). */
  under13: boolean;
} | null;

/** Why it rests, beside its owner's wish. */
const WHYS = ["unpaid", "young"] as const;
type Why = (typeof WHYS)[number] | null;
export const whyOf = (said: string | null): Why => WHYS.find((why) => why === said) ?? null;

/** F13: the one page of an account that rests. */
export function PendingDeletionView({
  rests,
  why,
  supportEmail,
}: {
  rests: PendingDeletionPage;
  why: Why;
  supportEmail: string;
}) {
  const { rests: words } = useCopy(settingsCopy);
  const { registration } = useCopy(returnCopy);
  if (!rests && why === "young") return <TooYoungPage supportEmail={supportEmail} />;
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
  return <Undo rests={rests} supportEmail={supportEmail} />;
}

function Undo({ rests, supportEmail }: { rests: NonNullable<PendingDeletionPage>; supportEmail: string }) {
  const { userId, purgeAt, daysLeft, timeZone, under13 } = rests;
  const { rests: words } = useCopy(settingsCopy);
  const action = useMemberAction("/account-rests", userId);
  const day = dateFormat(useLanguage(), { dateStyle: "long", timeZone }).format(purgeAt);
  if (under13) {
    const erased = daysLeft > 0 ? words.erased(day) : words.tooLate;
    return <ClosedUnder13Page supportEmail={supportEmail} erased={erased} actions={<TakeAlong />} />;
  }
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
          <TakeAlong />
        </>
      }
    />
  );
}

/** Everything of the account, and the way out: open to every account that rests. */
function TakeAlong() {
  const { rests: words } = useCopy(settingsCopy);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut().then((left) => setLeaving(left));
  };
  return (
    <>
      <ExportLink className="btn btn-quiet btn-large">{words.download}</ExportLink>
      <Button large variant="bare" busy={leaving} onClick={leave}>
        {words.signOut}
      </Button>
    </>
  );
}

/** A light is kept on. */
const Waiting = () => (
  <>
    <Drawing name="lantern" size={208} className="w-[min(13rem,40vw,24vh)]" />
    <img src={cat} alt="" className="w-[min(10rem,32vw,18vh)]" />
  </>
);
