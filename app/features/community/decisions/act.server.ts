import { commitNamed } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readAppealForm } from "./forms.ts";
import type { AppealReply } from "./reply.ts";
import { addAppeal, appealOf } from "./store.server.ts";

/**
 * One tap, with words or without: another person than who decided looks at it. Open to whoever is muted or suspended,
 * too. Pressed twice it is one appeal; once it is decided, there is no second.
 */
export async function appeal(
  { community, userId, now }: MemberContext,
  form: FormData,
): Promise<AppealReply> {
  const parsed = readAppealForm(form);
  const id = String(form.get("id") ?? "");
  if (!parsed.success) return { ok: false, id, refusal: "appeal.bad_form" };
  const { words } = parsed.data;
  const written = await commitNamed(community, {
    addAppeal: addAppeal(community, { decisionId: parsed.data.id, userId, words, now: now() }),
    appealOf: appealOf(community, userId, parsed.data.id),
  });
  if (!written.ok) throw new Error(`not appealed: ${written.constraint}`);
  const [kept] = written.rows.appealOf;
  return kept?.outcome === "open" && kept.words === words
    ? { ok: true, id }
    : { ok: false, id, refusal: "appeal.once" };
}
