import { unstable_usePrompt, useBeforeUnload } from "@remix-run/react";
import type { RefObject } from "react";

/**
 * Asks before its reader leaves a page whose form holds what was not saved, by the browser's own question. Sending the
 * form, and staying on the page, ask nothing.
 * @param options.isKept false: what was sent came back unsaved, and stands in the form as its values
 */
export function useAskBeforeLeaving(
  form: RefObject<HTMLFormElement | null>,
  { isKept, question }: { isKept: boolean; question: string },
): void {
  const isUnsaved = () => !isKept || (form.current !== null && isChanged(form.current));
  unstable_usePrompt({
    message: question,
    when: ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && isUnsaved(),
  });
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
}

/** Whether any of its fields differs from what it was drawn with. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    // a text that was typed in has the line ends of forms
    if (field instanceof HTMLTextAreaElement)
      return field.value !== field.defaultValue.replace(/\r\n?/g, "\n");
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    const isTicked = field.type === "checkbox" || field.type === "radio";
    return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  });
