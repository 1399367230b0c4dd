import { Pet } from "#app/ui/art/pet.tsx";

const SHELF = [
  { x: 240, fill: "var(--wall-sky)" },
  { x: 316, fill: "var(--wall-leaf)" },
  { x: 240, y: 250, fill: "var(--wall-clay)" },
  { x: 316, y: 250, fill: "var(--wall-honey)" },
] as const;

/** A phone leaning on the wall, the chair among its apps, and a cat beside it. */
export function PhoneScene({ className = "" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 560 560" aria-hidden="true" focusable="false">
      <path d="M-2400 470h4400v90H-2400z" fill="var(--room-floor)" />
      <path d="M-2400 470h4400" stroke="var(--wood-lo)" strokeWidth="2" opacity="0.35" />
      <ellipse cx="290" cy="508" rx="150" ry="12" fill="#3a2412" opacity="0.18" />
      <rect x="180" y="60" width="226" height="446" rx="36" fill="var(--chair-e)" />
      <rect x="194" y="76" width="198" height="414" rx="24" fill="var(--card)" />
      <rect x="268" y="88" width="50" height="10" rx="5" fill="var(--hair)" />
      {SHELF.map(({ x, fill, ...at }) => (
        <rect
          key={fill}
          x={x - 14}
          y={"y" in at ? at.y - 40 : 136}
          width="58"
          height="58"
          rx="15"
          fill={fill}
        />
      ))}
      <rect x="218" y="292" width="146" height="146" rx="36" fill="var(--plum-wash)" />
      <g transform="translate(243 316) scale(1.5)">
        <g fill="none" stroke="var(--plum)" strokeLinecap="round" strokeLinejoin="round">
          <path d="M20 47.5L15.5 59M44 47.5L48.5 59" strokeWidth="5.6" />
          <path d="M32 9v30M18 21.5h28" strokeWidth="4.4" strokeLinecap="butt" />
          <path d="M17 40V25.5C17 13.5 22.8 7 32 7s15 6.5 15 18.5V40" strokeWidth="5.6" />
        </g>
        <rect x="9.5" y="37.5" width="45" height="10" rx="5" fill="var(--amber)" />
      </g>
      <rect x="256" y="458" width="70" height="6" rx="3" fill="var(--edge)" />
      <Pet at={[466, 520]} scale={0.72} name="cat" />
    </svg>
  );
}
