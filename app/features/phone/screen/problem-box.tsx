import { Icon } from "#app/ui/icons/icon.tsx";
import type { Problem } from "./problem-words.ts";

/** X18 with its cause: said at once, and there until the next try. The region stands ready while it is empty. */
export function ProblemBox({ problem }: { problem: Problem | null }) {
  return (
    <div role="alert">
      {problem && !problem.field && (
        <p className="phone-problem">
          <Icon name="circle-alert" size="small" />
          <span>
            <b>{problem.title}.</b> {problem.text}
          </span>
        </p>
      )}
    </div>
  );
}
