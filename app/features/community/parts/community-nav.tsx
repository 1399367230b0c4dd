import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { COMMUNITY_PATH, ME_PATH, PRAYERS_PATH } from "#app/features/community/paths.ts";
import { TESTIMONIES_PATH } from "#app/features/community/testimonies/paths.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
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
  const tabs = useRef<HTMLElement>(null);
  // on a narrow phone the tabs scroll: the one that is open is in view
  useEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>("[aria-current]");
    if (open && tabs.current) tabs.current.scrollLeft = open.offsetLeft - tabs.current.offsetLeft - 16;
  }, []);
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
