import { type FetcherWithComponents, useFetcher, useLocation } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { COMMUNITY_PATH, requestPath } from "#app/features/community/paths.ts";
import type { CommunityReply } from "#app/features/community/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export type ActOnRequest = {
  fetcher: FetcherWithComponents<CommunityReply>;
  /** Where its forms are sent, with script or without. */
  action: string;
  /** The intent that is on its way. */
  pending: string | null;
  send(fields: Record<string, string>): void;
};

/**
 * What a reader does to one request, from wherever it stands. What was done is said once; what was refused too.
 * @param onDone for a page that the request leaves
 */
export function useAct(id: string, userId: string, onDone?: (intent: string) => void): ActOnRequest {
  const fetcher = useFetcher<CommunityReply>();
  const copy = useCopy(communityCopy);
  const path = useActPath(id);
  const action = useMemberAction(path, userId);
  useReplies(fetcher.data, (reply) => {
    if (!reply.ok) return showToast({ title: copy.refusals[reply.refusal], tone: "danger" });
    const title = copy.toasts[reply.intent];
    if (title) showToast({ title, tone: "ok" });
    onDone?.(reply.intent);
  });
  return {
    fetcher,
    action,
    pending: String(fetcher.formData?.get("intent") ?? "") || null,
    send: (fields) => fetcher.submit({ id, ...fields }, { method: "post", action: path }),
  };
}

/**
 * Where an act is sent. The wall takes it itself: the request's page would be asked only after its script has come (30 kB).
 * Without script it goes to the request's page, which shows what was refused.
 */
function useActPath(id: string): string {
  const { pathname } = useLocation();
  return useHydrated() && pathname === COMMUNITY_PATH ? COMMUNITY_PATH : requestPath(id);
}
