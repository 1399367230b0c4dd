import { useState } from "react";
import { encode } from "uqr";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { friendsCopy } from "#app/features/friends/copy.ts";
import { LINK_USES } from "#app/features/friends/model/limits.ts";
import type { LinkLine } from "#app/features/friends/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { FriendForm } from "./friend-form.tsx";

type LinkCardProps = {
  links: readonly LinkLine[];
  userId: string;
  formId: string;
  now: number;
  timeZone: string;
};

/** Links that lead to a request, each with its code; and how one is made and taken back. */
export function LinkCard({ links, userId, formId, ...moment }: LinkCardProps) {
  const { link } = useCopy(friendsCopy);
  const language = useLanguage();
  return (
    <Card as="section" className="request-card" aria-labelledby="friends-link">
      <h2 id="friends-link">{link.title}</h2>
      <p className="hint">{link.text}</p>
      <div className="own-buttons">
        {LINK_USES.map((uses) => (
          <FriendForm
            key={uses}
            userId={userId}
            intent="link"
            fields={{ formId: `${formId}-${uses}`, uses: String(uses) }}
          >
            {({ busy }) => (
              <Button type="submit" variant="quiet" icon="plus" busy={busy}>
                {link.uses[uses]}
              </Button>
            )}
          </FriendForm>
        ))}
      </div>
      {links.map((one) => (
        <div key={one.id} className="friend-link">
          <QrCode text={one.address} label={link.code} />
          <div>
            <p className="friend-address">{one.address}</p>
            <small>
              {link.left(one.usesLeft)}, {link.until(dayOf(one.expiresAt, { ...moment, language }))}
            </small>
            <div className="own-buttons">
              <CopyAddress address={one.address} />
              <FriendForm userId={userId} intent="unlink" fields={{ id: one.id }}>
                {({ busy }) => (
                  <Button type="submit" variant="bare" busy={busy}>
                    {link.revoke}
                  </Button>
                )}
              </FriendForm>
            </div>
          </div>
        </div>
      ))}
    </Card>
  );
}

export function CopyAddress({ address }: { address: string }) {
  const { link } = useCopy(friendsCopy);
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <Button variant="quiet" icon={isCopied ? "check" : "copy"} onClick={copy}>
      {isCopied ? link.copied : link.copy}
    </Button>
  );
}

/** Always dark on light: cameras read it so in the dark too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
