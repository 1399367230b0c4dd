import { Link } from "@remix-run/react";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { contentKind } from "#app/features/content/kinds.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";
import { EditorForm } from "./editor-form.tsx";
import { Changes, History } from "./history.tsx";
import { type EditorReply, type ItemPage, kindPath } from "./page.ts";
import { Findings, Preview } from "./preview.tsx";
import "./content.css";

type ItemViewProps = { page: ItemPage; userId: string; formId: string };

/** One item: edited, looked at, saved for a day, and its versions. */
export function ItemView({ page, userId, formId }: ItemViewProps) {
  const copy = useCopy(contentCopy);
  const reply = useActionReply<EditorReply>();
  const { words, changes } = contentKind(page.kind);
  const names = words[useLanguage()];
  const isReadOnly = changes === "never";
  const edited = reply && reply.intent !== "return" && !(reply.ok && reply.intent === "save") ? reply : null;
  const shown = edited ?? page;
  const done = reply && reply.intent !== "check" ? (reply as AdminReply) : undefined;
  return (
    <>
      <DoneToast reply={done} />
      <p>
        <Link to={kindPath(page.kind)} prefetch="none" className="content-link">
          {names.name}
        </Link>{" "}
        <small className="admin-meta">{page.id}</small>
      </p>
      {isReadOnly ? (
        <p className="content-note">{names.never}</p>
      ) : (
        <section aria-labelledby="edit-title" className="admin-list">
          <h2 id="edit-title">{copy.edit.title}</h2>
          <EditorForm key={page.base} page={page} userId={userId} formId={formId} reply={reply} />
        </section>
      )}
      {edited?.other && <Other kind={page.kind} other={edited.other} />}
      {!isReadOnly && <Findings kind={page.kind} findings={edited ? edited.findings : null} />}
      <Preview kind={page.kind} values={shown.values} passages={shown.passages} />
      <History page={page} userId={userId} formId={formId} reply={reply} />
    </>
  );
}

type OtherProps = { kind: ItemPage["kind"]; other: NonNullable<EditorReply["other"]> };

/** What somebody else has saved in the meantime, beside what was typed. */
function Other({ kind, other }: OtherProps) {
  const copy = useCopy(contentCopy);
  return (
    <Card as="section" tone="danger" className="admin-item" aria-labelledby="other-title">
      <h2 id="other-title">{copy.other.title(other.version)}</h2>
      {other.by && <p>{copy.other.by(other.by)}</p>}
      <p>{copy.other.text}</p>
      <Changes kind={kind} changes={other.changes} />
    </Card>
  );
}
