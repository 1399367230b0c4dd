import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { DanielReply, SentNote } from "#app/features/daniel-plan/reply.ts";
import type { ShownNote } from "#app/features/daniel-plan/shown/page.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { pageUser } from "#app/request/page-user.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { type OnPage, useReply } from "./plan-form.tsx";

type Draft = { body: string; base: number };

const keyOf = (planId: string, { step, entry }: ShownNote): string =>
  `draft:${pageUser()}:daniel:${planId}:${step}:${entry}`;

function draftAt(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (kept && typeof kept === "object" && "body" in kept && "base" in kept)
      return { body: String(kept.body), base: Number(kept.base) || 0 };
  } catch {
    // of an older build, or nobody's
  }
  return null;
}

/** What a refused form without script has brought back, where it is about this note. */
function refusedNote(reply: DanielReply | undefined, { step, entry }: ShownNote): SentNote | null {
  const note = reply && !reply.ok ? reply.note : null;
  return note && note.step === step && note.entry === entry ? note : null;
}

/**
 * A text of a day as it is written: what is typed stays on this device until it is saved, and what another tab has saved
 * meanwhile is neither written over nor lost.
 */
export function useNote(note: ShownNote, { planId }: OnPage) {
  const copy = useCopy(danielCopy);
  const fetcher = useFetcher<DanielReply>();
  const back = refusedNote(useReply(), note);
  const [draft, setDraft] = useState<Draft>({ body: back?.body ?? note.body, base: note.version });
  const sent = useRef<string | null>(null);
  const known = useRef(note);
  const key = keyOf(planId, note);

  useEffect(() => {
    const kept = draftAt(key);
    if (kept) setDraft(kept);
  }, [key]);

  // the page was read anew: after a save, or because of another tab
  useEffect(() => {
    const before = known.current;
    known.current = note;
    if (before.version === note.version) return;
    const isOwn = sent.current !== null && sent.current.trim() === note.body;
    setDraft((now) => {
      if (now.body.trim() === before.body || now.body.trim() === note.body)
        return { body: note.body, base: note.version };
      return isOwn ? { body: now.body, base: note.version } : now;
    });
  }, [note]);

  const { data, state } = fetcher;
  useReplies(data, (reply) => {
    if (!reply.ok || reply.intent !== "note") return;
    localStorage.removeItem(key);
    const { removed, planId: plan } = reply;
    if (!removed) return showToast({ title: copy.saved, tone: "ok" });
    const undo = () => {
      const form = {
        ...removed,
        step: String(removed.step),
        base: String(removed.base),
        intent: "note",
        plan,
      };
      fetcher.submit(form, { method: "post", action: "/daniel-plan" });
    };
    showToast({ title: copy.removed, durationMs: 7_000, action: { label: copy.undo, onAction: undo } });
  });

  const refused = data && !data.ok ? data : null;
  const change = (body: string, base = draft.base) => {
    setDraft({ body, base });
    localStorage.setItem(key, JSON.stringify({ body, base }));
  };
  const other = (refused?.note ?? back)?.other ?? null;
  return {
    fetcher,
    draft,
    change,
    busy: state !== "idle",
    refusal: refused?.refusal ?? null,
    /** What was written elsewhere, while it is not chosen between the two. */
    other: other && other.version > draft.base ? other : null,
    onSubmit: () => {
      sent.current = draft.body;
    },
    keepOther: () => {
      if (!other) return;
      localStorage.removeItem(key);
      setDraft({ body: other.body, base: other.version });
    },
    keepMine: () => other && change(draft.body, other.version),
  };
}
