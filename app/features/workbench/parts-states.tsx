import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { LoadingText, Skeleton } from "#app/ui/layout/loading.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { errorCopy } from "#app/ui/words/error-copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { workbenchCopy } from "./copy.ts";

const useSample = () => useCopy(workbenchCopy).sample;

export function Cards() {
  const sample = useSample();
  return (
    <div className="part-grid">
      {(["plain", "amber", "plum", "sunk"] as const).map((tone) => (
        <Card key={tone} tone={tone} className="p-4">
          {sample[tone]}
        </Card>
      ))}
    </div>
  );
}

export function Loading() {
  return (
    <div className="part-grid">
      <Card className="grid gap-3 p-5">
        <Skeleton className="w-3/5" />
        <Skeleton />
        <Skeleton className="w-2/5" />
      </Card>
      <div className="grid gap-3">
        <LoadingText what="page" />
        <LoadingText what="content" />
        <LoadingText what="access" />
      </div>
    </div>
  );
}

export function Empty() {
  const sample = useSample();
  return (
    <Card>
      <EmptyState
        title={sample.emptyTitle}
        text={sample.emptyText}
        picture={<Drawing name="candle" />}
        action={<Button>{sample.ask}</Button>}
      />
    </Card>
  );
}

export function Wrong() {
  const { wrong } = useCopy(errorCopy);
  return (
    <Card tone="danger" className="grid justify-items-start gap-3 p-5">
      <b>{wrong.title}</b>
      <p className="text-muted">{wrong.text}</p>
      <Button variant="quiet" icon="rotate-cw">
        {wrong.action}
      </Button>
    </Card>
  );
}
