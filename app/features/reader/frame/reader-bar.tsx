import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { chapterName, neighbours } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type PathOf, type ReaderPlace, START } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { lookCopy } from "#app/features/reader/look/copy-look.ts";
import type { Run } from "#app/features/reader/selection.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Brand } from "#app/ui/layout/brand.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { TranslationList, TranslationOpener } from "./translation-choice.tsx";

type ReaderBarProps = {
  at: ReaderPlace;
  run: Run | null;
  pathOf: PathOf;
  /** Where the arrow of a phone leads. */
  back: { to: string; label: string };
  /** Which chapter it is; opens the ways to others. */
  pick: ReactNode;
  /** The tools at the end. */
  children: ReactNode;
};

/** Over the chapter: which one it is, the ways to others, and the tools. All of it works without script. */
export function ReaderBar({ at, run, pathOf, back, pick, children }: ReaderBarProps) {
  const copy = useCopy(readerCopy);
  const { before, after } = neighbours(addressOf(at));
  return (
    <header className="reader-bar">
      <Link to={back.to} className="btn btn-bare btn-icon reader-home">
        <Icon name="arrow-left" />
        <span className="sr-only">{back.label}</span>
      </Link>
      <Brand />
      <nav className="reader-where" aria-label={copy.turn}>
        <Turn to={before} kind="prev" pathOf={pathOf} />
        {pick}
        <Turn to={after} kind="next" pathOf={pathOf} />
      </nav>
      <TranslationOpener translation={at.translation} />
      <TranslationList at={at} run={run} pathOf={pathOf} />
      <div className="reader-tools">{children}</div>
    </header>
  );
}

/** Opens the picker of the member's reader. */
export function PickLink({ at }: { at: ReaderPlace }) {
  const copy = useCopy(readerCopy);
  const name = chapterName(addressOf(at));
  return (
    <Link
      to={`?books=${at.book}`}
      preventScrollReset
      className="reader-pick"
      aria-label={copy.pick(name)}
      lang={TRANSLATIONS[at.translation].language}
    >
      <span>{name}</span>
      <Icon name="chevron-down" />
    </Link>
  );
}

/** The tools of the member's reader: the look of the text, and the search. */
export function ReaderTools() {
  const copy = useCopy(readerCopy);
  const look = useCopy(lookCopy);
  return (
    <>
      <Link to="?look=1" preventScrollReset className="btn btn-bare btn-icon reader-letters">
        <span aria-hidden="true">
          A<small>A</small>
        </span>
        <span className="sr-only">{look.open}</span>
      </Link>
      <Link to={`${START}/search`} className="btn btn-bare btn-icon">
        <Icon name="search" />
        <span className="sr-only">{copy.search}</span>
      </Link>
    </>
  );
}

type TurnProps = { to: ReturnType<typeof neighbours>["before"]; kind: "prev" | "next"; pathOf: PathOf };

function Turn({ to, kind, pathOf }: TurnProps) {
  const copy = useCopy(readerCopy);
  const icon = kind === "prev" ? "chevron-left" : "chevron-right";
  if (!to) return <span className="btn btn-icon reader-no-turn" />;
  const name = chapterName(to);
  return (
    <Link to={pathOf(to)} rel={kind} className="btn btn-bare btn-icon">
      <Icon name={icon} />
      <span className="sr-only">{kind === "prev" ? copy.before(name) : copy.after(name)}</span>
    </Link>
  );
}
