import { useEffect, useState } from "react";
import { notificationsCopy } from "#app/features/notifications/copy.ts";
import { NoticeList } from "#app/features/notifications/list/notice-list.tsx";
import { QuietLine } from "#app/features/notifications/list/notices-foot.tsx";
import type { NoticePage } from "#app/features/notifications/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { fetchRecent, RECENT_PATH, watchBell } from "./bell-line.tsx";

/** What the bell opens: the newest, as they are now, in this tab and in the others. */
export function BellSheet({ userId }: { userId: string }) {
  const copy = useCopy(notificationsCopy);
  const [isOpen, setOpen] = useState(true);
  const [page, setPage] = useState<NoticePage | "failed" | null>(null);
  useEffect(() => {
    const load = async () => setPage((await fetchRecent()) ?? "failed");
    void load();
    return watchBell(userId, setPage);
  }, [userId]);

  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} title={copy.title} className="bell-sheet">
      {page === null && <p className="notices-wait">{copy.loading}</p>}
      {page === "failed" && <p className="notices-wait">{copy.failed.title}</p>}
      {page !== null && page !== "failed" && <Newest page={page} userId={userId} onRead={setPage} />}
    </Sheet>
  );
}

type NewestProps = { page: NoticePage; userId: string; onRead: (page: NoticePage) => void };

function Newest({ page, userId, onRead }: NewestProps) {
  const copy = useCopy(notificationsCopy);
  const { newest, notices, older } = page;
  const readAll = async () => {
    if (!newest) return;
    const form = new URLSearchParams({ intent: "read-all", newest });
    const answer = await fetch(RECENT_PATH, { method: "POST", body: form }).catch(() => null);
    if (answer?.status === 429) return showToast({ ...copy.tooFast, tone: "plain" });
    if (!answer?.ok) return showToast({ ...copy.failed, tone: "danger" });
    onRead({ ...page, unread: 0, notices: notices.map((notice) => ({ ...notice, isNew: false })) });
  };
  return (
    <>
      {notices.some(({ isNew }) => isNew) && (
        <Button variant="bare" className="notices-read" onClick={() => void readAll()}>
          {copy.markAll}
        </Button>
      )}
      {notices.length === 0 && (
        <div className="notices-wait">
          <b>{copy.empty.title}</b>
          <p>{copy.empty.text}</p>
        </div>
      )}
      <NoticeList notices={notices} userId={userId} heading="h3" />
      {(older || notices.length > 0) && (
        <p className="notices-all">
          <a className="btn btn-bare" href="/notifications">
            {copy.all}
          </a>
        </p>
      )}
      <QuietLine quiet={page.quiet} />
    </>
  );
}
