import { Pet } from "#app/ui/art/pet.tsx";

/** What stands before the front door: a bay tree, and a bench with a cat, a mug and two boots. */
export function AgeArt() {
  return (
    <>
      <BayTree />
      <Bench />
      <Pet at={[505, 624]} scale={0.66} name="cat" />
      <Mug />
      <Boot at={[612, 742]} />
      <Boot at={[672, 738]} />
    </>
  );
}

function BayTree() {
  return (
    <g transform="translate(1352 722)">
      <path d="M-6-150h12v90H-6z" fill="var(--wood-lo)" />
      <circle cy="-196" r="66" fill="#6A8552" />
      <circle cx="-14" cy="-206" r="54" fill="#86A06B" />
      <path
        d="M-44-220c8-14 20-22 34-24M-20-180c12 4 24 2 34-8M-50-190c4 8 10 12 18 14"
        stroke="#A9BF8D"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M-42-66h84l-12 74h-60z" fill="var(--chair-c)" />
      <path d="M12-66h30l-12 74H8c6-24 8-48 4-74z" fill="#000" opacity="0.14" />
      <path d="M-48-78h96v18h-96z" fill="var(--chair-c)" />
    </g>
  );
}

function Bench() {
  return (
    <g transform="translate(560 640)">
      <path d="M-110 0l-10 92M150 0l10 92" stroke="var(--wood-lo)" strokeWidth="14" strokeLinecap="round" />
      <path d="M-126 46h292" stroke="var(--wood-lo)" strokeWidth="7" />
      <path d="M-140-12h320v18h-320z" fill="var(--wood)" />
      <path d="M-140-16h320v8h-320z" fill="var(--wood-hi)" />
    </g>
  );
}

function Mug() {
  return (
    <g transform="translate(668 624)">
      <path d="M-20-36h40v20c0 10-6 16-14 16h-12c-8 0-14-6-14-16z" fill="var(--chair-d)" />
      <path d="M20-30c12 0 12 18-1 19" fill="none" stroke="var(--chair-d)" strokeWidth="5" />
      <ellipse cy="-36" rx="20" ry="4" fill="#000" opacity="0.25" />
      <path
        d="M-6-46c-6-7 6-10 0-18M6-46c-6-7 6-10 0-18"
        stroke="var(--crock)"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function Boot({ at: [x, y] }: { at: [x: number, y: number] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-26-60h24v40c14 2 24 8 24 20h-48z" fill="var(--chair-e)" />
      <path d="M-28-64h28v10h-28zM-28-4h52v6h-52z" fill="var(--wood-lo)" />
    </g>
  );
}
