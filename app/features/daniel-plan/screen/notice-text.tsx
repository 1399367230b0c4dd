import type { NoticeShown } from "#app/features/daniel-plan/shown/page.ts";
import { Card } from "#app/ui/layout/card.tsx";

/** What is read before the start, word for word as it was written. */
export function NoticeText({ notice }: { notice: NoticeShown }) {
  return (
    <Card as="section" tone="amber" className="daniel-notice" aria-labelledby="daniel-notice">
      <h2 id="daniel-notice">{notice.title}</h2>
      <p>{notice.lead}</p>
      <p>
        <strong>{notice.notReviewed}</strong>
      </p>
      {notice.sections.map(({ key, title, text, items, after }) => (
        <div key={key}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {after && <p>{after}</p>}
        </div>
      ))}
    </Card>
  );
}
