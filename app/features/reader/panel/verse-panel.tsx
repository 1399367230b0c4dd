import { Link } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { chapterPath } from "#app/features/bible/chapter/chapter.ts";
import { reportPath } from "#app/features/bible/texts/corrections.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, readerPath } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { selectionName, type VerseSelection } from "#app/features/reader/selection.ts";
import { shareCopy } from "#app/features/reader/share/copy-share.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Drawing is for whoever wants a picture. */
const PictureDialog = lazy(() => import("#app/features/reader/share/picture-dialog.tsx"));

type VersePanelProps = {
  selection: VerseSelection;
  /** The words of the selection. */
  text: string;
  /** The chapter's last verse. */
  last: number;
  extend(verse: number): void;
  /** What other features have to say and to do about the selection. */
  children?: ReactNode;
};

/** About the chosen verses: beside the text on a wide screen, a sheet over its foot on a phone. */
export default function VersePanel({ selection, text, last, extend, children }: VersePanelProps) {
  const { panel } = useCopy(readerCopy);
  const { open: picture } = useCopy(shareCopy);
  const [drawing, setDrawing] = useState(false);
  const at = addressOf(selection);
  const name = selectionName(selection);
  return (
    <aside className="reader-panel" aria-label={panel.label}>
      <div className="reader-panel-head">
        <h2 lang={TRANSLATIONS[selection.translation].language}>{name}</h2>
        <Link to="." replace preventScrollReset className="btn btn-bare btn-icon">
          <Icon name="x" />
          <span className="sr-only">{panel.close}</span>
        </Link>
      </div>
      <div className="reader-acts">
        <CopyButton icon="copy" words={`${text}\n${name} (${selection.translation})`} done={panel.copied}>
          {panel.copy}
        </CopyButton>
        <CopyButton icon="share" path={readerPath(at, selection)} done={panel.linkCopied}>
          {panel.link}
        </CopyButton>
        <Button variant="bare" icon="image" onClick={() => setDrawing(true)}>
          {picture}
        </Button>
        {selection.to < last && (
          <Button variant="bare" icon="plus" onClick={() => extend(selection.to + 1)}>
            {panel.more}
          </Button>
        )}
      </div>
      {children}
      <p className="reader-report">
        <a href={reportPath(chapterPath(at), selection.from)} rel="nofollow">
          {panel.report}
        </a>
      </p>
      {drawing && (
        <Suspense>
          <PictureDialog
            text={text}
            name={name}
            translation={selection.translation}
            onClose={() => setDrawing(false)}
          />
        </Suspense>
      )}
    </aside>
  );
}

type CopyButtonProps = {
  icon: "copy" | "share";
  done: string;
  children: string;
} & ({ words: string; path?: never } | { path: string; words?: never });

function CopyButton({ icon, done, children, words, path }: CopyButtonProps) {
  const { panel } = useCopy(readerCopy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words ?? new URL(path, location.origin).href);
      showToast({ title: done, tone: "ok" });
    } catch {
      showToast({ title: panel.notCopied, tone: "danger" });
    }
  };
  return (
    <Button variant="bare" icon={icon} onClick={copy}>
      {children}
    </Button>
  );
}
