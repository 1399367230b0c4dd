import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { DANIEL_PATH } from "#app/features/daniel-plan/paths.ts";
import type { NoticeShown } from "#app/features/daniel-plan/shown/page.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { NoticeText } from "./notice-text.tsx";
import "./daniel.css";
import "#app/features/daniel-plan/screen/week/week.css";

/** The health notice once more, at any time. */
export function HealthView({ notice }: { notice: NoticeShown }) {
  const copy = useCopy(danielCopy);
  return (
    <div className="daniel">
      <header>
        <a className="daniel-link" href={DANIEL_PATH}>
          {copy.kept.back}
        </a>
        <h1>{copy.title}</h1>
      </header>
      <NoticeText notice={notice} />
    </div>
  );
}
