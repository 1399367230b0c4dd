import { ButtonLink } from "#app/ui/controls/button.tsx";

type LinksProps = {
  /** Where older lines are; null at the end. */
  next: string | null;
  /** The first page; null on it. */
  first: string | null;
  words: { next: string; first: string };
};

/** Below a list by pages: on to the next, and back to the first. */
export const PageLinks = ({ next, first, words }: LinksProps) => (
  <div className="wall-pages">
    {next !== null && (
      <ButtonLink to={next} variant="quiet">
        {words.next}
      </ButtonLink>
    )}
    {first !== null && (
      <ButtonLink to={first} variant="bare">
        {words.first}
      </ButtonLink>
    )}
  </div>
);
