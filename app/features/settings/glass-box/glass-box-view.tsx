import { useActionReply } from "#app/request/use-action-reply.ts";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { glassBoxCopy } from "./copy-glass-box.ts";
import type { GlassBoxPage, GlassBoxReply, TouchedLine } from "./glass-box.ts";
import { GlassSection, useMoment } from "./glass-section.tsx";
import { Hosts } from "./hosts-view.tsx";
import { KnownConversations, Outcome } from "./known-view.tsx";
import { Reports } from "./reports-view.tsx";
import "./glass-box.css";

/** M10: every act, every movement, what is known, and who outside hears anything. */
export function GlassBoxView({ page, userId }: { page: GlassBoxPage; userId: string }) {
  const copy = useCopy(glassBoxCopy);
  const reply = useActionReply<GlassBoxReply>();
  return (
    <div className="glass">
      <header>
        <h1>{copy.title}</h1>
        <p className="glass-text">{copy.text}</p>
        <p>
          <a href="/settings#privacy">{copy.back}</a>
        </p>
      </header>
      <Outcome reply={reply} userId={userId} />
      <Touched touched={page.touched} timeZone={page.timeZone} />
      <GlassSection id="moved" title={copy.moved.title} text={copy.moved.text}>
        <p className="glass-ways">
          <ButtonAnchor href="/wallet" variant="quiet">
            {copy.moved.wallet}
          </ButtonAnchor>
          <span>{copy.moved.movements(page.counts.movements)}</span>
          <ButtonAnchor href="/settings#billing" variant="quiet">
            {copy.moved.receipts}
          </ButtonAnchor>
          <span>{copy.moved.payments(page.counts.payments)}</span>
        </p>
      </GlassSection>
      <KnownConversations conversations={page.conversations} timeZone={page.timeZone} userId={userId} />
      {page.reports.length > 0 && <Reports reports={page.reports} timeZone={page.timeZone} userId={userId} />}
      <Hosts asksModel={page.asksModel} />
    </div>
  );
}

function Touched({ touched, timeZone }: { touched: readonly TouchedLine[]; timeZone: string }) {
  const { touched: words, acts } = useCopy(glassBoxCopy);
  const moment = useMoment(timeZone);
  const outcomes: Readonly<Record<string, string>> = { asked: words.begun, refused: words.refused };
  return (
    <GlassSection id="touched" title={words.title} text={words.text}>
      {touched.length === 0 && <p>{words.none}</p>}
      <ul className="glass-list">
        {touched.map(({ id, at, act, by, reason, outcome }) => (
          <li key={id}>
            <span>
              <b>{acts[act] ?? act}</b>
              <small>
                {words.by[by]}, {moment(at)}
                {outcomes[outcome] && `, ${outcomes[outcome]}`}
              </small>
              {reason && <q dir="auto">{reason}</q>}
            </span>
          </li>
        ))}
      </ul>
    </GlassSection>
  );
}
