import { ActForm } from "#app/features/admin/parts/act-form.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { fieldsCopy } from "#app/features/content/copy-fields.ts";
import type { KindId } from "#app/features/content/kinds.ts";
import { contentKind } from "#app/features/content/kinds.ts";
import { Badge, type BadgeTone } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";
import { type EditorReply, type ItemPage, itemPath, type VersionLine } from "./page.ts";

type HistoryProps = { page: ItemPage; userId: string; formId: string; reply: EditorReply | undefined };

const TONES = { holds: "ok", waits: "amber", over: "plain" } as const satisfies Record<string, BadgeTone>;

/** Every version with what it changed, newest first, each with a way back to it. */
export function History({ page, userId, formId, reply }: HistoryProps) {
  const { history } = useCopy(contentCopy);
  const isReadOnly = contentKind(page.kind).changes === "never";
  return (
    <section aria-labelledby="history-title" className="admin-list">
      <h2 id="history-title">{history.title}</h2>
      {page.history.map((line, at) => (
        <Version key={line.version} line={line} kind={page.kind}>
          {!isReadOnly && at > 0 && (
            <details className="admin-fold" open={isRefused(reply, line.version)}>
              <summary>{history.back}</summary>
              <p className="hint">{history.backText}</p>
              <ActForm
                action={itemPath(page.kind, page.id)}
                userId={userId}
                intent="return"
                about={{ to: String(line.version), base: String(page.base) }}
                formId={`${formId}-${line.version}`}
                reply={reply as AdminReply | undefined}
                submit={history.submit}
                variant="quiet"
              />
            </details>
          )}
        </Version>
      ))}
    </section>
  );
}

const isRefused = (reply: EditorReply | undefined, version: number): boolean =>
  reply?.intent === "return" && !reply.ok && reply.typed.to === String(version);

type VersionProps = { line: VersionLine; kind: KindId; children: React.ReactNode };

function Version({ line, kind, children }: VersionProps) {
  const { history, version } = useCopy(contentCopy);
  const moment = momentOf(useLanguage());
  return (
    <Card as="article" className="admin-item" aria-label={version(line.version)}>
      <div className="admin-line">
        <h3>{version(line.version)}</h3>
        <Badge tone={TONES[line.state]} dot>
          {history.states[line.state]}
          {line.from && line.state === "waits" ? ` ${history.from(line.from)}` : ""}
        </Badge>
      </div>
      {line.at !== null && (
        <p className="admin-meta">
          {history.saved(moment(line.at), line.by ?? history.gone)}
          {line.from && line.state !== "waits" && `, ${history.from(line.from)}`}
        </p>
      )}
      {line.reason && <p>{line.reason}</p>}
      {line.version > 0 && line.isShipped && <p>{history.shipped}</p>}
      {line.version > 0 && (
        <details className="admin-fold">
          <summary>{history.changes}</summary>
          <Changes kind={kind} changes={line.changes} />
        </details>
      )}
      {children}
    </Card>
  );
}

/** What differs, word by word: struck out is gone, underlined is new; a screen reader hears which. */
export function Changes({ kind, changes }: { kind: KindId; changes: VersionLine["changes"] }) {
  const { history } = useCopy(contentCopy);
  const copy = useCopy(fieldsCopy);
  const { fields } = contentKind(kind);
  if (changes.length === 0) return <p className="content-change">{history.same}</p>;
  return changes.map(({ field: name, stretches }) => {
    const field = fields.find((one) => one.name === name);
    return (
      <div key={name} className="content-change">
        <p className="admin-meta">
          {field ? copy.labels[field.label] : name}
          {field?.language && ` (${copy.languages[field.language]})`}
        </p>
        <p lang={field?.language}>
          {stretches.map(({ kind: what, text }, at) => {
            const key = `${at} ${what}`;
            if (what === "same") return <span key={key}>{text}</span>;
            const Element = what === "gone" ? "del" : "ins";
            return (
              <Element key={key}>
                <span className="sr-only">{what === "gone" ? history.gone_label : history.new_label} </span>
                {text}
              </Element>
            );
          })}
        </p>
      </div>
    );
  });
}
