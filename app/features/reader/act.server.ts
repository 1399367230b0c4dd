import { commit } from "#app/db/commit.ts";
import { versesInChapter } from "#app/features/bible/books.ts";
import { isTranslation } from "#app/features/bible/translations.ts";
import type { MemberContext } from "#app/request/context.ts";
import { START } from "./address.ts";
import { changedLook, lookCookie, lookIn } from "./look/look.ts";
import { typedPath } from "./picker/typed-form.ts";
import { savePlace } from "./place/store.server.ts";

/** What a form of the reader comes to: a way on, with a cookie perhaps, or whether the place was kept. */
type Done = { leadTo: string; cookie?: string } | { kept: boolean };

/** Works one form: a typed reference, the look of the text, or the place that was read. */
export async function actOnReader(ctx: MemberContext, request: Request): Promise<Done> {
  const form = await request.formData();
  if (form.get("intent") === "place") return { kept: await keepPlace(ctx, form) };
  if (form.get("intent") !== "look") return { leadTo: typedPath(form, ctx.language) };
  const look = changedLook(lookIn(request.headers.get("cookie")), Object.fromEntries(form));
  return { leadTo: START, cookie: lookCookie(look, new URL(request.url).protocol === "https:") };
}

/** For the member's other devices. False for a place that there is not, and while their profile has not come. */
async function keepPlace(ctx: MemberContext, form: FormData): Promise<boolean> {
  const translation = form.get("translation");
  const [book, chapter] = [Number(form.get("book")), Number(form.get("chapter"))];
  if (typeof translation !== "string" || !isTranslation(translation)) return false;
  if (!versesInChapter(book, chapter)) return false;
  const written = await commit(ctx.db, [
    savePlace(ctx.db, ctx.userId, { translation, book, chapter }, ctx.now()),
  ]);
  if (!written.ok && written.constraint !== "FOREIGN KEY")
    throw new Error(`place not kept: ${written.constraint}`);
  return written.ok;
}
