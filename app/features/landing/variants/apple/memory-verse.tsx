import { landingCopy } from "#app/features/landing/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** A sample of the memory game: the verse with its gap, and four words. Nothing to press before one plays. */
export function MemoryVerse() {
  const { sample } = useCopy(landingCopy).games;
  return (
    <figure className="memory-verse">
      <blockquote>
        {sample.before}{" "}
        <span className="whitespace-nowrap">
          <span className="memory-gap" role="img" aria-label={sample.gap}>
            {" "}
          </span>
          {sample.after.slice(0, 1)}
        </span>
        {sample.after.slice(1)}
      </blockquote>
      <ul aria-label={sample.title}>
        {sample.words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <figcaption>{sample.source}</figcaption>
    </figure>
  );
}
