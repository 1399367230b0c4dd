import { lastVerse, restPath, versePath } from "#app/features/bible/verse-path.ts";
import { VerseText } from "#app/features/bible/verse-text.tsx";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import type { VersePart } from "#app/features/chat/model/parts.ts";
import { LearnVerse } from "#app/features/memory/screen/learn-verse.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Scripture is set, never boxed: the shipped text, its reference, its translation, and that it is exact. */
export function Verse({ verse }: { verse: VersePart }) {
  const copy = useCopy(chatCopy).message;
  const rest = restPath(verse);
  const last = lastVerse(verse);
  return (
    <figure className="grid">
      <blockquote className="verse">
        <VerseText verse={verse} />
      </blockquote>
      <figcaption className="verse-source">
        <span className="verse-ref">
          <Icon name="book-open" size="small" />
          <cite>
            <a href={versePath(verse)} className="verse-chapter" data-document="">
              {verse.reference}
            </a>
          </cite>{" "}
          <span className="verse-translation">{verse.translation}</span>
        </span>
        <span className="verse-exact">
          <Icon name="check" size="small" />
          {copy.exact}
        </span>
        {last && (
          <LearnVerse
            first={verse.verseId}
            last={last}
            translation={verse.translation}
            name={verse.reference}
          />
        )}
        {rest && verse.partOf && (
          <a href={rest} className="verse-ref verse-chapter" data-document="">
            {copy.readOn(verse.partOf)}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
