import { devotionalCopy } from "#app/features/devotional/copy.ts";
import type { DevotionalPage, ShownScripture } from "#app/features/devotional/page.ts";
import { LearnVerse } from "#app/features/memory/screen/learn-verse.tsx";
import { DAILY_PATH } from "#app/features/plans/paths.ts";
import { chatContextPath, storeChatContext } from "#app/navigation/chat-context.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { SaveVerse } from "./save-verse.tsx";
import "#app/features/bible/scripture.css";
import "./devotional.css";

/** A day's devotional: the passage first, our words after it, one question, one prayer; and the verse of the day. */
export function DevotionalView({ page }: { page: DevotionalPage }) {
  const copy = useCopy(devotionalCopy);
  return (
    <article className="devotional">
      <header>
        <p className="devotional-day">{page.dayWords}</p>
        <h1>{page.title}</h1>
      </header>
      {page.passage ? <Scripture scripture={page.passage} /> : <p>{copy.noText}</p>}
      <div className="devotional-text">
        {page.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className="devotional-question" aria-labelledby="devotional-question">
        <h2 id="devotional-question">{copy.question}</h2>
        <p>{page.question}</p>
      </section>
      <section className="devotional-prayer" aria-labelledby="devotional-prayer">
        <h2 id="devotional-prayer">{copy.prayer}</h2>
        <p>{page.prayer}</p>
      </section>
      <div className="devotional-actions">
        <TalkLink title={copy.talkTitle(page.title)} />
        {page.passage && (
          <LearnVerse
            first={page.passage.first}
            last={page.passage.last}
            translation={page.passage.translation}
            name={page.passage.reference}
          />
        )}
        {page.passage && <SaveVerse key={page.passage.first} scripture={page.passage} label={copy.save} />}
        <ButtonAnchor href={DAILY_PATH} variant="bare">
          {copy.plan}
        </ButtonAnchor>
      </div>
      {page.verse && <VerseCard verse={page.verse} />}
      <Days page={page} />
    </article>
  );
}

/** H6, D14: the conversation begins with the context of the devotional, and by its name. */
function TalkLink({ title }: { title: string }) {
  const copy = useCopy(devotionalCopy);
  return (
    <ButtonAnchor
      href={chatContextPath("devotional")}
      large
      icon="message-circle"
      onClick={() => storeChatContext({ context: "devotional", title })}
    >
      {copy.talk}
    </ButtonAnchor>
  );
}

function Scripture({
  scripture: { title, text, reference, translation, path },
}: {
  scripture: ShownScripture;
}) {
  return (
    <figure>
      <blockquote className="verse">
        {title && <p className="verse-psalm-title">{title}</p>}
        <p>{text}</p>
      </blockquote>
      <figcaption className="verse-source">
        <span className="verse-ref">
          <a className="verse-chapter" href={path}>
            <cite>{reference}</cite>
          </a>{" "}
          <span className="verse-translation">{translation}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Never a verse alone: what is going on where it stands, and the way there. */
function VerseCard({ verse }: { verse: NonNullable<DevotionalPage["verse"]> }) {
  const copy = useCopy(devotionalCopy);
  return (
    <Card as="section" tone="amber" className="devotional-verse" aria-labelledby="devotional-verse">
      <h2 id="devotional-verse">{copy.verse}</h2>
      <Scripture scripture={verse} />
      <p>
        {copy.standsIn(verse.passageName)} {verse.context}
      </p>
      <div className="devotional-actions">
        <SaveVerse key={verse.first} scripture={verse} label={copy.saveVerse} />
        <LearnVerse
          first={verse.first}
          last={verse.last}
          translation={verse.translation}
          name={verse.reference}
        />
        <ButtonAnchor href={verse.passagePath} variant="bare">
          {copy.readPassage}
        </ButtonAnchor>
      </div>
    </Card>
  );
}

function Days({ page: { previous, next, isToday } }: { page: DevotionalPage }) {
  const copy = useCopy(devotionalCopy);
  return (
    <nav className="devotional-days" aria-label={copy.title}>
      <ButtonLink to={`/devotional/${previous}`} variant="quiet" icon="chevron-left">
        {copy.previous}
      </ButtonLink>
      {!isToday && (
        <ButtonLink to="/devotional" variant="bare">
          {copy.today}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={`/devotional/${next}`} variant="quiet" icon="chevron-right">
          {copy.next}
        </ButtonLink>
      )}
    </nav>
  );
}
