import { useEffect, useState } from "react";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { AccountSection } from "./account/account-section.tsx";
import { BillingSection } from "./billing/billing-section.tsx";
import { PrivacySection } from "./deletion/privacy-section.tsx";
import { SaveBar } from "./form/save-bar.tsx";
import { AppearanceSection } from "./look-section.tsx";
import { settingsCopy } from "./model/copy.ts";
import type { SettingsPage } from "./model/page.ts";
import { NotificationsSection } from "./notes-section.tsx";
import { PhoneSection, ZoneSection } from "./page-sections.tsx";

const PLACES = [
  ["account", "user-round"],
  ["phone", "phone"],
  ["zone", "clock"],
  ["notes", "bell"],
  ["look", "moon"],
  ["billing", "lamp"],
  ["privacy", "lock"],
] as const satisfies readonly (readonly [string, IconName])[];

/** D16, G8: everything that a member can choose, on one page. */
export function SettingsView({ page }: { page: SettingsPage }) {
  const copy = useCopy(settingsCopy);
  const place = usePlace();
  return (
    <MemberPage member={page.member} className="settings">
      <h1>{copy.title}</h1>
      <nav className="setting-places" aria-label={copy.sections}>
        {PLACES.map(([id, icon]) => (
          <a key={id} href={`#${id}`} aria-current={id === place ? "location" : undefined}>
            <Icon name={icon} />
            {copy[id].title}
          </a>
        ))}
      </nav>
      <div>
        <AccountSection page={page} />
        <PhoneSection page={page} />
        <ZoneSection page={page} />
        <NotificationsSection page={page} />
        <AppearanceSection page={page} />
        <BillingSection page={page} />
        <PrivacySection page={page} />
        <SaveBar userId={page.userId} />
      </div>
    </MemberPage>
  );
}

/** The section that is being read. */
function usePlace(): string {
  const [place, setPlace] = useState<string>(PLACES[0][0]);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast((entry) => entry.isIntersecting);
        if (read) setPlace(read.target.id);
      },
      { rootMargin: "-15% 0px -75% 0px" },
    );
    for (const [id] of PLACES) {
      const section = document.getElementById(id);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, []);
  return place;
}
