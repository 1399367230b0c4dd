import { Link } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { COMMUNITY_PATH, ME_PATH, PRAYERS_PATH } from "#app/features/community/paths.ts";
import { TESTIMONIES_PATH } from "#app/features/community/testimonies/paths.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import { useCurrentLink } from "#app/ui/controls/current-link.ts";
import { useCopy } from "#app/ui/words/language.tsx";

const PLACES = [
  ["wall", COMMUNITY_PATH],
  ["testimonies", TESTIMONIES_PATH],
  ["list", PRAYERS_PATH],
  ["journey", JOURNEY_PATH],
  ["friends", "/friends"],
  ["groups", "/study-groups"],
  ["me", ME_PATH],
] as const;
export type CommunityPlace = (typeof PLACES)[number][0];

/** The pages of the community. */
export function CommunityNav({ current }: { current: CommunityPlace }) {
  const copy = useCopy(communityCopy);
  const tabs = useCurrentLink(current);
  return (
    <nav ref={tabs} className="community-nav" aria-label={copy.places}>
      {PLACES.map(([place, path]) => (
        <Link key={place} to={path} aria-current={place === current ? "page" : undefined}>
          {copy[place]}
        </Link>
      ))}
    </nav>
  );
}
