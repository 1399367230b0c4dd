import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { type ChapterFile, versesOf } from "#app/features/reader/chapters/chapter-file.ts";
import { lookCopy } from "#app/features/reader/look/copy-look.ts";
import { verseId } from "#app/features/reader/selection.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { isIn, type ReadingTextProps } from "./reading-text.tsx";
import { VerseLine } from "./verse-line.tsx";
import { VerseWords } from "./verse-words.tsx";
import "./reading-text.css";

type ParallelTextProps = ReadingTextProps & {
  second: Translation;
  beside: ChapterFile;
  arrangement: "columns" | "lines";
};

/** Two translations, verse by verse: in two columns where there is room, or one under the other. */
export default function ParallelText(props: ParallelTextProps) {
  const { at, chapter, beside, second, arrangement, run, marks, red } = props;
  const first = new Map(versesOf(chapter).map((verse) => [verse.number, verse]));
  const other = new Map(versesOf(beside).map((verse) => [verse.number, verse]));
  const numbers = [...new Set([...first.keys(), ...other.keys()])].sort((a, b) => a - b);
  const [own, language] = [TRANSLATIONS[at.translation].language, TRANSLATIONS[second].language];
  return (
    <div className="reading-text reading-parallel" data-arrangement={arrangement}>
      <div className="reading-pair reading-pair-names">
        <p lang={own}>{TRANSLATIONS[at.translation].name}</p>
        <p lang={language}>{TRANSLATIONS[second].name}</p>
      </div>
      {(chapter.title || beside.title) && (
        <div className="reading-pair reading-psalm-title">
          <p lang={own}>{chapter.title}</p>
          <p lang={language}>{beside.title}</p>
        </div>
      )}
      {numbers.map((number) => {
        const [verse, twin] = [first.get(number), other.get(number)];
        const id = verseId(at.book, at.chapter, number);
        const chosen = isIn(run, number);
        return (
          <div key={number} className="reading-pair">
            <p lang={own}>
              {verse ? (
                <VerseLine
                  id={id}
                  verse={verse}
                  red={red ? chapter.red?.[number] : undefined}
                  chosen={chosen}
                  mark={marks?.get(id)}
                />
              ) : (
                <NotThere number={number} />
              )}
            </p>
            <p lang={language}>
              {twin ? (
                <>
                  {!verse && <Numbered number={number} />}
                  <span className="reading-twin" data-twin={id} data-chosen={chosen || undefined}>
                    <VerseWords text={twin.text} red={red ? beside.red?.[number] : undefined} />
                  </span>
                </>
              ) : (
                <NotThere number={number} />
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}

const Numbered = ({ number }: { number: number }) => (
  <span className="reading-number" aria-hidden="true">
    {number}
  </span>
);

/** Four verses of the KJV are not in the WEB. */
function NotThere({ number }: { number: number }) {
  const { notThere } = useCopy(lookCopy);
  return (
    <span className="reading-not-there">
      <Numbered number={number} /> {notThere}
    </span>
  );
}
