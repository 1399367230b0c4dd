import { type RefObject, useEffect } from "react";

/** Lets a textarea grow with its text where the browser does not do it by itself (`field-sizing`). */
export function useAutoGrow(field: RefObject<HTMLTextAreaElement>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height
  useEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.blockSize = "auto";
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [field, text]);
}
