import type { ReactNode } from "react";
import type { ShownCard } from "#app/features/memory/page.ts";
import { Card } from "#app/ui/layout/card.tsx";
import "#app/features/bible/scripture.css";

/** The verse on its sheet, whatever of it is seen, with its place. */
export function CardVerse({ card, children }: { card: ShownCard; children: ReactNode }) {
  return (
    <Card className="memory-card">
      <figure>
        <blockquote className="verse memory-text" lang={card.lang}>
          {children}
        </blockquote>
        <figcaption className="verse-source">
          <span className="verse-ref">
            <a href={card.path} className="verse-chapter">
              <cite>{card.reference}</cite>
            </a>{" "}
            <span className="verse-translation">{card.translation}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  );
}
