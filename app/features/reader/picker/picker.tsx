import { Link, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { Book } from "#app/features/bible/books.ts";
import { bookName, chapterName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import {
  addressOf,
  NEW_TESTAMENT,
  OLD_TESTAMENT,
  type ReaderPlace,
  readerPath,
  START,
} from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { ChapterLinks } from "#app/features/reader/frame/chapter-list.tsx";
import { runText } from "#app/features/reader/selection.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { TypedPlace } from "./typed.ts";
import "./picker.css";

type PickerProps = { at: ReaderPlace; userId: string; open: number; refused: boolean };

/** Where to read: typed, or chosen by book and chapter. `open`: the book whose chapters are shown. */
export default function Picker({ at, userId, open, refused }: PickerProps) {
  const { picker } = useCopy(readerCopy);
  const navigate = useNavigate();
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  return (
    <Dialog open inPage onClose={close} title={picker.title} className="reader-picker">
      <TypedForm at={at} userId={userId} refused={refused} />
      <Shelf title={picker.old} books={OLD_TESTAMENT} at={at} open={open} />
      <Shelf title={picker.new} books={NEW_TESTAMENT} at={at} open={open} />
    </Dialog>
  );
}

type Understood = { text: string; place: TypedPlace | null };

/** The one reader of references is large: it comes when somebody types. */
async function understand(text: string, language: "en" | "es"): Promise<Understood> {
  const { typedPlace } = await import("./typed.ts");
  return { text, place: typedPlace(text, language) };
}

function TypedForm({ at, userId, refused }: Pick<PickerProps, "at" | "userId" | "refused">) {
  const { picker } = useCopy(readerCopy);
  const language = useLanguage();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [sent, setSent] = useState(refused);
  useEffect(() => {
    let late = false;
    if (text !== "") {
      understand(text, language).then(
        (found) => !late && setUnderstood(found),
        () => undefined,
      );
    }
    return () => {
      late = true;
    };
  }, [text, language]);
  const place = understood?.text === text ? understood.place : null;
  const target = place && addressOf({ ...place, translation: at.translation });
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const { place } = await understand(text, language);
    if (!place) return setSent(true);
    navigate(readerPath(addressOf({ ...place, translation: at.translation }), place.run));
  };
  return (
    <form method="post" action={useMemberAction(START, userId)} className="reader-typed" onSubmit={go}>
      <input type="hidden" name="translation" value={at.translation} />
      <Field
        label={picker.field}
        name="reference"
        type="text"
        inputMode="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        hint={picker.hint}
        error={sent ? picker.unknown : null}
        onChange={(event) => {
          setText(event.target.value);
          setSent(false);
        }}
      />
      <Button type="submit">
        {target && place
          ? picker.goTo(chapterName(target) + (place.run ? `:${runText(place.run)}` : ""))
          : picker.go}
      </Button>
    </form>
  );
}

type ShelfProps = { title: string; books: readonly Book[]; at: ReaderPlace; open: number };

function Shelf({ title, books, at, open }: ShelfProps) {
  return (
    <section>
      <h3 className="reader-label">{title}</h3>
      <ul className="reader-shelf" lang={TRANSLATIONS[at.translation].language}>
        {books.map((book) => (
          <li key={book.number} className={book.number === open ? "reader-open-book" : undefined}>
            <Link
              to={`?books=${book.number}`}
              replace
              preventScrollReset
              aria-current={book.number === at.book || undefined}
              aria-expanded={book.number === open}
            >
              {bookName(book, at.translation)}
            </Link>
            {book.number === open && <ChapterLinks at={at} book={book.number} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
