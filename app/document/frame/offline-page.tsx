import { nativeCopy } from "#app/native/native-copy.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import rabbit from "#app/ui/art/pets/pet-rabbit-happy.svg?no-inline";
import { Icon } from "#app/ui/icons/icon.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/**
 * What stands in the place of a page that cannot be reached (S22). The service worker shows it under that page's
 * own address, so Try Again is a link to here; it works without script, and knows nothing of anybody.
 */
export function OfflinePage() {
  const { offline } = useCopy(nativeCopy);
  return (
    <RoomPage
      title={offline.title}
      text={`${offline.text} ${offline.candle}`}
      actions={
        <>
          <p className="offline-kept">
            <Icon name="check" />
            {offline.kept}
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whatever it was */}
          <a className="btn btn-plum btn-large" href="">
            <Icon name="rotate-cw" />
            {offline.again}
          </a>
        </>
      }
      picture={
        <>
          <Drawing name="candle" size={220} className="w-[min(14rem,42vw,26vh)]" />
          <img src={rabbit} alt="" className="w-[min(8.5rem,28vw,17vh)]" />
        </>
      }
    />
  );
}
