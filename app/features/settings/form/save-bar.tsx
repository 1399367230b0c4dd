import { useEffect, useRef, useState } from "react";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { FORMS, formOf, isUnsaved, keepUnsaved, lookForm, REPLIED } from "./unsaved.ts";

const PARTS = [...FORMS, "look"] as const;
type Part = (typeof PARTS)[number];

const partForm = (part: Part) => (part === "look" ? lookForm() : formOf(part));

/** The forms that hold something unsaved, in the page's order. */
const unsavedParts = (): Part[] =>
  PARTS.filter((part) => {
    const form = partForm(part);
    return form && isUnsaved(form);
  });

const focusOn = (part: Part): void =>
  partForm(part)?.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();

/** One Save for all forms of the page: it comes when something was changed, and stays in sight. */
export function SaveBar({ userId }: { userId: string }) {
  const copy = useCopy(settingsCopy);
  const [parts, setParts] = useState<Part[]>([]);
  const bar = useRef<HTMLElement>(null);
  const look = useUnsavedParts(userId, bar, setParts);
  const { busy, save } = useSaving(look);
  const discard = () => {
    for (const part of look()) partForm(part)?.reset();
    look();
  };
  if (parts.length === 0) return null;
  return (
    <section ref={bar} className="save-bar" aria-label={copy.unsaved}>
      <p role="status">
        <b>{copy.unsaved}:</b> {parts.map((part) => copy.waiting[part]).join(", ")}
      </p>
      <Button variant="bare" onClick={discard}>
        {copy.discard}
      </Button>
      <Button busy={busy} onClick={save}>
        {copy.save}
      </Button>
    </section>
  );
}

/** Tells what is unsaved whenever a form changes or is answered, and keeps the focus when the bar goes. */
function useUnsavedParts(
  userId: string,
  bar: React.RefObject<HTMLElement>,
  onParts: (parts: Part[]) => void,
): () => Part[] {
  const last = useRef<HTMLElement | null>(null);
  const { current: look } = useRef(() => {
    const parts = unsavedParts();
    if (parts.length === 0 && bar.current?.contains(document.activeElement)) last.current?.focus();
    onParts(parts);
    return parts;
  });
  useEffect(() => {
    const end = keepUnsaved(userId);
    look();
    const changed = ({ target, type }: Event) => {
      if (type !== REPLIED && target instanceof HTMLElement && target.closest(".settings"))
        last.current = target;
      look();
    };
    const types = ["input", "change", REPLIED];
    for (const type of types) addEventListener(type, changed);
    return () => {
      end();
      for (const type of types) removeEventListener(type, changed);
    };
  }, [userId, look]);
  return look;
}

/** Sends every form that has changed, and the appearance last: it loads the page anew, which must hide no refusal. */
function useSaving(look: () => Part[]) {
  const [busy, setBusy] = useState(false);
  const pending = useRef(new Map<HTMLFormElement, Part>());
  const refused = useRef<Part | null>(null);
  /** Whether the appearance was among what Save was pressed for: a choice made since then waits for the next Save. */
  const lookToo = useRef(false);
  useEffect(() => {
    const replied = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const part = pending.current.get(form);
      if (!part || !pending.current.delete(form)) return;
      if (!(event as CustomEvent<boolean>).detail) refused.current ??= part;
      if (pending.current.size > 0) return;
      setBusy(false);
      look();
      if (refused.current) focusOn(refused.current);
      else if (lookToo.current) lookForm()?.requestSubmit();
    };
    addEventListener(REPLIED, replied);
    return () => removeEventListener(REPLIED, replied);
  }, [look]);
  const save = () => {
    const forms = look().flatMap((part) => {
      const form = partForm(part);
      return form ? [{ part, form }] : [];
    });
    // what the browser itself refuses is not sent: it says so at the field
    const faulty = forms.find(({ form }) => !form.checkValidity());
    if (faulty) return faulty.form.reportValidity();
    const first = forms.filter(({ part }) => part !== "look");
    if (first.length === 0) return forms[0]?.form.requestSubmit();
    refused.current = null;
    lookToo.current = first.length < forms.length;
    pending.current = new Map(first.map(({ part, form }) => [form, part]));
    setBusy(true);
    for (const { form } of first) form.requestSubmit();
  };
  return { busy, save };
}
