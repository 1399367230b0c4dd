import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { utcDay } from "#app/core/local-day.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { gameNames } from "#app/features/games/movement-names.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { movementNames } from "#app/features/pet/copy/movement-names.ts";
import { rhythmCard, rhythmIn, rhythmReads } from "#app/features/rhythm/read.server.ts";
import { RhythmCard } from "#app/features/rhythm/screen/rhythm-card.tsx";
import { itemNames } from "#app/features/shop/names.server.ts";
import { walletCopy } from "#app/features/wallet/copy.ts";
import { ledgerPage, ledgerReads } from "#app/features/wallet/ledger.server.ts";
import { LedgerView } from "#app/features/wallet/ledger-page.tsx";
import { ledgerQuery } from "#app/features/wallet/query.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${walletCopy[languageOf(matches)].title} · Koinonia` },
];

/** One D1 trip: the frame, the ledger and its sums, the rhythm. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const query = ledgerQuery(new URL(args.request.url).searchParams);
  const { frame, rows } = await readFramed(ctx, [
    ...ledgerReads(ctx, query),
    ...rhythmReads(ctx.db, ctx.userId),
    itemNames(ctx.db),
  ]);
  const [movements, totals, stats, [rhythm], items] = rows;
  return {
    member: frame.member,
    ledger: ledgerPage(
      ctx,
      frame.profile,
      query,
      [movements, totals, stats],
      gameNames(movementNames(items, (kind, item) => ctx.content.of(kind, item, utcDay(ctx.now())))),
    ),
    rhythm: rhythmCard(ctx, frame.profile, rhythmIn(rhythm)),
  };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/wallet", args);

export default function Wallet() {
  const { member, ledger, rhythm } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "reward.given", "pet.changed", "rhythm.changed");
  return (
    <MemberPage member={member}>
      <LedgerView page={ledger}>
        <RhythmCard rhythm={rhythm} />
      </LedgerView>
    </MemberPage>
  );
}
