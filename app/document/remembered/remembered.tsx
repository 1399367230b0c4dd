import { createContext, createElement, type HTMLAttributes, type ReactElement, useContext } from "react";
import type { Language } from "#app/core/language.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

/** The server's: the markup of an element, from memory when it was made before. */
export type RenderCached = (piece: ReactElement, language: Language) => string;

const Memory = createContext<RenderCached | null>(null);
/** Around the server's rendering; in the browser there is none. */
export const MarkupCacheProvider = Memory.Provider;

type Piece = ReactElement | null | false;

type CachedMarkupProps = HTMLAttributes<HTMLElement> & {
  as: "div" | "ul" | "header";
  /** Components whose markup follows from their properties and the language alone: no other context, no `useId`. */
  children: readonly Piece[];
};

/**
 * A list whose pieces the server does not render twice: a finished message looks as it looked when it was last
 * asked for. In the browser it is an ordinary list, and hydrates as one, for the remembered markup is React's own.
 * [Decision 0014](docs/decisions/0014-markup-cache-on-the-server.md)
 */
export function CachedMarkup({ as, children, ...rest }: CachedMarkupProps) {
  const remember = useContext(Memory);
  const language = useLanguage();
  if (!remember) return createElement(as, rest, children);
  const markup = children.map((piece) => (piece ? remember(piece, language) : "")).join("");
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: markup } });
}
