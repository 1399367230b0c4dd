import { Pet } from "#app/ui/art/pet.tsx";

/** The hall behind the door: four pegs, and the lit one is free. The picture side of the sign-in dialog. */
export function SignInArt({ className = "" }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 384 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Wall />
      <Pegs />
      <Coat />
      <Scarf />
      <Hat />
      <Bench />
      <Pet at={[306, 616]} scale={0.72} name="dog" />
    </svg>
  );
}

function Wall() {
  return (
    <>
      <defs>
        <radialGradient id="hall-glow">
          <stop offset="0" stopColor="var(--glow)" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-400" width="1184" height="640" fill="var(--room-wall)" />
      <path d="M-400 560h1184v80H-400z" fill="var(--room-floor)" />
      <path d="M-400 560h1184" stroke="var(--wood-lo)" strokeWidth="2" opacity="0.35" />
      <ellipse cx="316" cy="270" rx="130" ry="150" fill="url(#hall-glow)" />
      <path d="M-400 232h1184v20H-400z" fill="var(--wood)" />
      <path d="M-400 232h1184v5H-400z" fill="var(--wood-hi)" />
    </>
  );
}

function Pegs() {
  return (
    <g fill="none" strokeWidth="8" strokeLinecap="round">
      <path
        d="M66 244v14a9 9 0 0 0 14 6M150 244v14a9 9 0 0 0 14 6M234 244v14a9 9 0 0 0 14 6"
        stroke="var(--wood-lo)"
      />
      <path d="M316 244v14a9 9 0 0 0 14 6" stroke="#F0B649" />
    </g>
  );
}

function Coat() {
  return (
    <g transform="translate(70 262)">
      <path
        d="M-14 0c8 8 20 8 28 0 20 4 30 12 34 30l8 96-16 3-10-72v116h-60V57l-10 72-16-3 8-96C-44 12-34 4-14 0z"
        fill="var(--chair-a)"
      />
      <path d="M14 0c20 4 30 12 34 30l8 96-16 3-10-72v116H6c14-40 16-120 8-173z" fill="#000" opacity="0.14" />
      <path d="M0 8v165" stroke="#fff" strokeWidth="2" opacity="0.25" />
      <g fill="#F0B649">
        <circle cx="8" cy="44" r="4" />
        <circle cx="8" cy="76" r="4" />
        <circle cx="8" cy="108" r="4" />
      </g>
      <path d="M-14 0c4 14 10 22 14 26 4-4 10-12 14-26-8 8-20 8-28 0z" fill="#000" opacity="0.22" />
    </g>
  );
}

function Scarf() {
  return (
    <g transform="translate(158 258)">
      <path d="M-16 4c8-8 24-8 32 0l-2 116h-26z" fill="var(--chair-b)" />
      <path d="M2 0c6 0 12 2 14 4l-2 104-14-4z" fill="#000" opacity="0.12" />
      <path d="M-13 84h27v9h-27zM-13 100h27v9h-27z" fill="var(--crock)" />
      <path
        d="M-10 120v14M-3 120v14M4 120v14M11 120v14"
        stroke="var(--chair-b)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Hat() {
  return (
    <g transform="translate(192 226) scale(.96)">
      <ellipse cx="48" cy="66" rx="40" ry="13" fill="#D9A957" />
      <ellipse cx="48" cy="63" rx="40" ry="12" fill="#EBC377" />
      <path d="M24 62c-1-24 8-36 24-36s25 12 24 36c-14 6-34 6-48 0z" fill="#EBC377" />
      <path d="M58 28c10 5 15 16 14 34-6 2.6-13 4-20 4.4C62 56 63 40 58 28z" fill="#D9A957" />
      <path d="M24 54c14 6 34 6 48 0v8c-14 6-34 6-48 0z" fill="#C2703E" />
      <path d="M30 40c10 4 26 4 36 0M33 33c9 3 21 3 30 0" stroke="#D9A957" strokeWidth="2" fill="none" />
      <path
        d="M12 64c6 3 12 5 18 6M66 71c7-1 12-2.5 18-6"
        stroke="#C08F3F"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function Bench() {
  return (
    <>
      <path d="M40 500l-6 84M252 500l6 84" stroke="var(--wood-lo)" strokeWidth="12" strokeLinecap="round" />
      <path d="M10 484h272v18H10z" fill="var(--wood)" />
      <path d="M10 480h272v8H10z" fill="var(--wood-hi)" />
      <path d="M24 484c0-22 10-26 24-26h76c14 0 20 6 20 22v4z" fill="var(--chair-c)" />
      <path
        d="M34 468c8-4 70-5 84 0"
        stroke="#fff"
        strokeWidth="3"
        opacity="0.25"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(92 590)">
        <path d="M-26-52h22v34c14 2 22 8 22 18h-44z" fill="var(--chair-e)" />
        <path d="M-28-56h26v9h-26zM-28-4h48v6h-48z" fill="var(--wood-lo)" />
      </g>
      <g transform="translate(150 592)">
        <path d="M-20-44h20v28c12 2 18 7 18 16h-38z" fill="var(--chair-d)" />
        <path d="M-22-48h24v8h-24zM-22-3h42v5h-42z" fill="#4F6C86" />
      </g>
    </>
  );
}
