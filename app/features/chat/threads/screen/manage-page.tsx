import type { ReactNode } from "react";
import { refusalCopy, threadCopy } from "#app/features/chat/threads/copy.ts";
import type { ThreadRefusal } from "#app/features/chat/threads/refusals.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { ConversationView, FolderView } from "#party/protocol.ts";
import "#app/ui/styles/forms.css";
import "#app/features/chat/styles/thread-tools.css";

type ManagePageProps = {
  conversation: ConversationView;
  folders: FolderView[];
  deleted: boolean;
  userId: string;
  refusal: ThreadRefusal | null;
};

/** The same as the menu, as plain forms. */
export function ManagePage({ conversation, folders, deleted, userId, refusal }: ManagePageProps) {
  const copy = useCopy(threadCopy);
  const language = useLanguage();
  const { id, title, pinned, folderId } = conversation;
  const form = (intent: string, content: ReactNode) => (
    <ThreadAction intent={intent} id={id} userId={userId}>
      {content}
    </ThreadAction>
  );
  if (deleted) {
    return (
      <Page>
        <div className="manage">
          <h1 dir="auto">{title}</h1>
          <p role="status">{copy.manage.deleted}</p>
          {form("restore", <Button type="submit">{copy.manage.restore}</Button>)}
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <div className="manage">
        <h1 dir="auto">{title}</h1>
        <p>
          <ButtonLink to={`/chatbot/${id}`} variant="quiet" reloadDocument>
            {copy.manage.open}
          </ButtonLink>
        </p>
        {refusal && (
          <p role="alert" className="field-error">
            {refusalCopy[language][refusal]}
          </p>
        )}
        {form(
          "rename",
          <>
            <Field label={copy.title} name="title" defaultValue={title} dir="auto" required />
            <Button type="submit">{copy.save}</Button>
          </>,
        )}
        {form(
          "pin",
          <>
            <input type="hidden" name="pinned" value={pinned ? "off" : "on"} />
            <Button type="submit" variant="quiet">
              {pinned ? copy.menu.unpin : copy.menu.pin}
            </Button>
          </>,
        )}
        {folders.length > 0 &&
          form(
            "move",
            <>
              <label htmlFor="folder">{copy.menu.move}</label>
              <select id="folder" name="folderId" className="input" defaultValue={folderId ?? ""}>
                <option value="">{copy.move.none}</option>
                {folders.map((folder) => (
                  <option key={folder.id} value={folder.id}>
                    {folder.name}
                  </option>
                ))}
              </select>
              <Button type="submit" variant="quiet">
                {copy.save}
              </Button>
            </>,
          )}
        <p className="manage-row">
          <a className="btn btn-quiet" href={`/conversations/${id}/export?format=markdown`} download>
            {copy.menu.markdown}
          </a>
          <a className="btn btn-quiet" href={`/conversations/${id}/export?format=json`} download>
            {copy.menu.json}
          </a>
        </p>
        {form(
          "report",
          <>
            <p>{copy.report.text}</p>
            <Button type="submit" variant="quiet">
              {copy.menu.report}
            </Button>
          </>,
        )}
        {form(
          "delete",
          <>
            <p>{copy.manage.removeText}</p>
            <Button type="submit" variant="quiet">
              {copy.menu.remove}
            </Button>
          </>,
        )}
      </div>
    </Page>
  );
}

type ThreadActionProps = { intent: string; id: string; userId: string; children: ReactNode };

function ThreadAction({ intent, id, userId, children }: ThreadActionProps) {
  const action = useMemberAction("/conversations", userId);
  return (
    <form className="thread-form" method="post" action={action}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="conversationId" value={id} />
      {children}
    </form>
  );
}
