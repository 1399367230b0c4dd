import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { KeptGamesHere } from "#app/features/games/kept/screen/kept-games.tsx";
import { offlineAppCopy } from "#app/features/offline/copy.ts";
import { SendsEverything } from "#app/features/offline/state/send-everything.tsx";
import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";
import { nativeCopy } from "#app/native/native-copy.ts";
import { pageUser } from "#app/request/page-user.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { AskDevice } from "./ask-device.tsx";
import { KeptSettings } from "./kept-settings.tsx";
import { ThingsToDo } from "./things-to-do.tsx";
import { useDevice, useOnline } from "./use-device.tsx";
import { WaitingSection } from "./waiting-section.tsx";
import "./offline.css";

/** A page of ours that was asked for and not reached; anything else that may stand in the address is nothing. */
export const pageBefore = (from: string | null): string => (from && /^\/(?![/\\])/.test(from) ? from : "");

/**
 * M9, S22: what can be done on this device now, and what waits to be sent. The service worker keeps it as nobody's and
 * leads here from any page that cannot be reached; what it shows of a member it reads from the device.
 * @param queues of every feature that keeps something until the server has taken it; the same at each drawing
 */
export function OfflinePage({ queues }: { queues: readonly WaitingQueue[] }) {
  const copy = useCopy(offlineAppCopy);
  const { offline } = useCopy(nativeCopy);
  const hydrated = useHydrated();
  const online = useOnline();
  const { device, look } = useDevice();
  const [params] = useSearchParams();
  const before = hydrated ? pageBefore(params.get("from")) : "";
  const [hasBeenLost, setLost] = useState(true);
  if (hydrated && online && hasBeenLost && !before) setLost(false);
  const head = hasBeenLost ? offline : copy.here;
  const userId = hydrated ? pageUser() : null;
  return (
    <Page>
      {userId && <SendsEverything queues={queues} userId={userId} onSent={look} />}
      <div className="device">
        <header className="device-head">
          <div>
            <h1>{head.title}</h1>
            <p>
              {head.text}
              {hasBeenLost && ` ${offline.candle}`}
            </p>
            {hasBeenLost && (
              <>
                <p className="offline-kept">
                  <Icon name="check" />
                  {offline.kept}
                </p>
                <a className="btn btn-plum btn-large" href={before}>
                  <Icon name="rotate-cw" />
                  {offline.again}
                </a>
              </>
            )}
            {hasBeenLost && hydrated && online && <p role="status">{copy.back}</p>}
          </div>
          <Drawing name="candle" size={160} className="device-candle" />
        </header>
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
        {hydrated && !device && (
          <p role="status" className="loading-text device-looking">
            <span className="spin" aria-hidden="true" />
            {copy.looking}
          </p>
        )}
        {device && (
          <>
            <WaitingSection queues={queues} device={device} online={online} onSend={look} />
            {device.userId && device.copies?.copies.games && (
              <KeptGamesHere games={device.copies.copies.games} userId={device.userId} />
            )}
            <ThingsToDo device={device} />
            <AskDevice translations={device.translations} />
            <KeptSettings device={device} online={online} onChange={look} />
          </>
        )}
      </div>
    </Page>
  );
}
