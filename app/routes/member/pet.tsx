import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type MetaFunction,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { ErrorView, titleOf } from "#app/document/frame/error-view.tsx";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { dueVerse, dueVerseRead } from "#app/features/memory/due-verse.server.ts";
import { actOnPet } from "#app/features/pet/act.server.ts";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { PET_STATUS } from "#app/features/pet/model/refusals.ts";
import { petPage, petStateRead } from "#app/features/pet/page-read.server.ts";
import { LoadFailure } from "#app/features/pet/screen/load-failure.tsx";
import { PetView } from "#app/features/pet/screen/pet-page.tsx";
import { type PetPageReply, withOutageReply } from "#app/features/pet/state/outage.ts";
import { placeAt, shownAt } from "#app/features/pet/state/page.ts";
import { redirectAfter } from "#app/features/pet/state/where-after.ts";
import { WELCOME_BACK } from "#app/features/rewards/catalog.ts";
import { actInShop } from "#app/features/shop/act.server.ts";
import { SHOP_STATUS } from "#app/features/shop/refusals.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { freshSession } from "#app/session/session-browser.ts";

export { shouldRevalidatePet as shouldRevalidate } from "#app/features/pet/state/should-revalidate.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  const language = languageOf(matches);
  if (isNotHere(error)) return [{ title: titleOf(error, language) }];
  return [{ title: `${data?.page.petState.pet?.petName ?? petCopy[language].title} · Koinonia` }];
};

/** One D1 trip: the frame, and as much of the pet's state as the tab shows. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const shown = shownAt(args.params.tab, new URL(args.request.url).searchParams);
  if (!shown) throw notFound();
  const { frame, rows } = await readFramed(ctx, [
    petStateRead(ctx, shown),
    dueVerseRead(ctx, shown.place === "adventures"),
  ]);
  const page = await petPage(ctx, shown, rows[0], frame.profile, {
    welcomeCoins: WELCOME_BACK.coins,
    due: dueVerse(rows[1]),
  });
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const reply = (await actOnPet(ctx, form)) ?? (await actInShop(ctx, form));
  if (!reply) throw data(null, { status: 400 });
  // a form sent without script is answered with a page
  if (form.get("via") !== "script") return redirect(redirectAfter(reply), 303);
  const statuses: Record<string, number> = { ...PET_STATUS, ...SHOP_STATUS };
  return data(reply, { status: reply.ok ? 200 : (statuses[reply.refusal] ?? 409) });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadOrKeep<typeof loader>("routes/pet", args);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs): Promise<PetPageReply> =>
  withOutageReply(request, { freshSession, act: () => serverAction<PetPageReply>() });

export default function Pet() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member} className="pet-main">
      <PetView page={page} />
    </MemberPage>
  );
}

/** What is not there, and what is another's, is told as everywhere. */
const isNotHere = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

export function ErrorBoundary() {
  const error = useRouteError();
  const place = placeAt(useParams().tab) ?? "care";
  if (isNotHere(error)) return <ErrorView />;
  return (
    <main id="main" className="pet-main">
      <LoadFailure place={place} />
    </main>
  );
}
