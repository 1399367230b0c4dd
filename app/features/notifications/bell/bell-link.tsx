import { type MouseEvent, useEffect, useState } from "react";
import { whenLoaded } from "#app/core/when-loaded.ts";
import { countText } from "#app/features/notifications/bell/bell.ts";
import { showBadge } from "#app/native/badge.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { bellCopy } from "./copy-bell.ts";

type BellLinkProps = { unread: number; userId: string };

/**
 * The bell of the header: a link to the list, and with script a sheet over the page. On a static page the attributes
 * tell its script what to keep true (`bell-static.tsx`); on an app page the effect does.
 */
export function BellLink({ unread, userId }: BellLinkProps) {
  const words = useCopy(bellCopy);
  const [count, setCount] = useState(unread);
  useEffect(() => {
    setCount(unread);
    showBadge(unread);
  }, [unread]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    // without it the count is that of the page until the next one
    whenLoaded(import("./bell-line.tsx"), ({ watchBell }) => {
      if (!ended) stop = watchBell(userId, ({ unread: latest }) => setCount(latest));
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [userId]);
  const open = (event: MouseEvent<HTMLAnchorElement>) =>
    openInstead(event.nativeEvent, userId, event.currentTarget);
  return (
    <a
      href="/notifications"
      className="btn btn-bare btn-icon bell"
      data-bell={words.some}
      data-bell-none={words.none}
      onClick={open}
    >
      <Icon name="bell" />
      <span className="sr-only" data-bell-words>
        {count === 0 ? words.none : words.some.replace("{n}", countText(count))}
      </span>
      <span className="bell-count" data-bell-count hidden={count === 0} aria-hidden="true">
        {countText(count)}
      </span>
    </a>
  );
}

/** The sheet in place of the page behind the link; what cannot be brought in is no obstacle. */
function openInstead(
  event: Event & { metaKey?: boolean; ctrlKey?: boolean },
  userId: string,
  { href }: HTMLAnchorElement,
) {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  import("./bell-island.tsx").then(
    ({ openBell }) => openBell(userId),
    () => location.assign(href),
  );
}
