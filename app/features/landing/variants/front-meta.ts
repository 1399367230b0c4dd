import type { Language } from "#app/core/language.ts";
import { landingCopy } from "#app/features/landing/copy.ts";

/** Title and description of every variant: the front page's own. Search engines are shown the one at `/`. */
export function frontMeta({ data }: { data: { language: Language } | undefined }) {
  const { title, description } = landingCopy[data?.language ?? "en"].meta;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: "/" },
  ];
}
