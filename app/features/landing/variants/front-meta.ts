import type { Language } from "#app/core/language.ts";
import { landingCopy } from "#app/features/landing/copy.ts";

/**
 * Title and description of every variant: the front page's own. No canonical link: one to the root of the domain
 * counts as a fault with those who check pages, and the designs differ.
 */
export function frontMeta({ data }: { data: { language: Language } | undefined }) {
  const { title, description } = landingCopy[data?.language ?? "en"].meta;
  return [{ title }, { name: "description", content: description }];
}
