import type { Front } from "#app/features/landing/front.ts";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { Mark } from "#app/ui/layout/brand.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** The rail; on phones the same four lie along the bottom edge. Only pages that a visitor may open. */
export function MaterialNav({ front }: { front: Front }) {
  const { rail } = useCopy(variantCopy);
  const places: readonly { href: string; icon: IconName; label: string }[] = [
    { href: front.signedIn ? "/chatbot" : "/chatbot-auth", icon: "message-circle", label: rail.chat },
    { href: "/restore-welcome", icon: "armchair", label: rail.begin },
    { href: "/pricing", icon: "sparkle", label: rail.plans },
  ];
  return (
    <nav className="rail" aria-label={rail.label}>
      <Mark className="rail-mark" />
      <a href="/material" aria-current="page">
        <span className="rail-icon">
          <Icon name="house" />
        </span>
        {rail.home}
      </a>
      {places.map(({ href, icon, label }) => (
        <a key={href} href={href}>
          <span className="rail-icon">
            <Icon name={icon} />
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
