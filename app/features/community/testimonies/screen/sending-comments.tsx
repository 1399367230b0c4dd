import { useFetchers } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/**
 * Comments that are on their way: in their place before the answer. What is refused is in its field again.
 * @param parent the comment that they answer; empty: none
 */
export function SendingComments({ id, parent }: { id: string; parent: string }) {
  const { comments } = useCopy(testimonyCopy);
  const { you } = useCopy(communityCopy);
  const sent = useFetchers().flatMap(({ key, formData }) => {
    const of = (name: string) => String(formData?.get(name) ?? "");
    const isOne = of("intent") === "comment" && of("id") === id && of("parent") === parent;
    const body = of("body").trim();
    return isOne && body !== "" ? [{ key, body }] : [];
  });
  return sent.map(({ key, body }) => (
    <article key={key} className="comment comment-sending">
      <p>
        <b>{you}</b> <small>{comments.sending}</small>
      </p>
      <p className="request-body" dir="auto">
        {body}
      </p>
    </article>
  ));
}
