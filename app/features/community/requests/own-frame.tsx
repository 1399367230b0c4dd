import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { OfferedWords } from "#app/features/community/parts/request-fields.tsx";
import { requestPath } from "#app/features/community/paths.ts";
import type { CommunityReply } from "#app/features/community/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export type ToolsProps = { request: RequestLine; userId: string; formId: string };

export type OwnForm = {
  fetcher: FetcherWithComponents<CommunityReply>;
  busy: boolean;
  refused: Extract<CommunityReply, { ok: false }> | null;
};

/** @param onDone clears what was taken */
export function useOwnForm(onDone?: () => void): OwnForm {
  const copy = useCopy(communityCopy);
  const fetcher = useFetcher<CommunityReply>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useReplies(fetcher.data, ({ ok, intent }) => {
    if (!ok) return;
    const title = copy.toasts[intent];
    if (title) showToast({ title, tone: "ok" });
    onDone?.();
  });
  return { fetcher, busy: fetcher.state !== "idle", refused: reply && !reply.ok ? reply : null };
}

export type FrameProps = ToolsProps & {
  own: OwnForm;
  intent: string;
  children: ReactNode;
  className?: string;
};

export function OwnFrame({
  request,
  userId,
  formId,
  own,
  intent,
  children,
  className = "own-form",
}: FrameProps) {
  const copy = useCopy(communityCopy);
  const { fetcher, refused } = own;
  return (
    <>
      {refused?.help && <HelpFirst help={refused.help} />}
      <fetcher.Form
        method="post"
        action={useMemberAction(requestPath(request.id), userId)}
        className={className}
      >
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="formId" value={formId} />
        {refused?.help && <input type="hidden" name="seenHelp" value="yes" />}
        {refused?.help && <p className="request-state">{copy.compose.afterHelp}</p>}
        {children}
      </fetcher.Form>
    </>
  );
}

/** What is wrong with the words, beside them. */
export function useRefusal({ refused }: OwnForm): string | null {
  const { refusals } = useCopy(communityCopy);
  return refused && !refused.help ? refusals[refused.refusal] : null;
}

export function Offered({ own, body, onTake }: { own: OwnForm; body: string; onTake(words: string): void }) {
  const words = own.refused?.offered;
  return words === undefined || words === body ? null : <OfferedWords words={words} onTake={onTake} />;
}
