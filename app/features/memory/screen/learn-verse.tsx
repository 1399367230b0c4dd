import { type FormEvent, useState } from "react";
import { LEARN_PATH } from "#app/features/memory/paths.ts";
import type { LearnReply, MemoryRefusal } from "#app/features/memory/reply.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { learnCopy } from "./copy-learn.ts";

type LearnVerseProps = {
  /** `BBCCCVVV`. */
  first: number;
  last: number;
  translation: string;
  /** Its place in words. */
  name: string;
  variant?: ButtonVariant;
};

/** Learned as one, at most. */
const MAX_VERSES = 12;

/** Takes the verse into the member's deck, in one press; another one takes it out. Without script it is a form. */
export function LearnVerse({ first, last, translation, name, variant = "bare" }: LearnVerseProps) {
  const copy = useCopy(learnCopy);
  const [isLearned, setLearned] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MemoryRefusal | null>(null);
  if (last - first >= MAX_VERSES) return null;

  const send = async (intent: "learn" | "unlearn") => {
    setBusy(true);
    setRefusal(null);
    const reply = await post({ intent, first, last, translation });
    setBusy(false);
    if (!reply.ok) return setRefusal(reply.refusal);
    setLearned(reply.learned);
    if (!reply.learned) return showToast({ title: copy.learn.gone(name) });
    const action = { label: copy.learn.undo, onAction: () => void send("unlearn") };
    showToast({ title: copy.learn.toast(name), tone: "ok", durationMs: 7_000, action });
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    void send(isLearned ? "unlearn" : "learn");
  };
  return (
    <form method="post" action={LEARN_PATH} className="learn-verse" onSubmit={press}>
      <input type="hidden" name="intent" value="learn" />
      <input type="hidden" name="first" value={first} />
      <input type="hidden" name="last" value={last} />
      <input type="hidden" name="translation" value={translation} />
      <Button
        type="submit"
        variant={variant}
        icon={isLearned ? "check" : "sprout"}
        aria-pressed={isLearned}
        busy={isBusy}
      >
        {isLearned ? copy.learn.learned : copy.learn.learn}
      </Button>
      <FieldError id={`learn-${first}-${last}`}>{refusal && copy.refusals[refusal]}</FieldError>
    </form>
  );
}

const TIMEOUT_MS = 20_000;

async function post(fields: Record<string, string | number>): Promise<LearnReply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(LEARN_PATH, {
      method: "POST",
      body,
      signal,
      headers: { accept: "application/json" },
    });
    if (answer.status === 429) return { ok: false, refusal: "memory.too_fast" };
    const reply: unknown = answer.status < 500 ? await answer.json() : null;
    if (reply && typeof reply === "object" && "ok" in reply) return reply as LearnReply;
  } catch {
    // no network, or an answer that is none of ours
  }
  return { ok: false, refusal: "memory.failed" };
}
