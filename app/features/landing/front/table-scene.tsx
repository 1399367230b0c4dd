import { Chairs } from "#app/features/landing/front/chairs.tsx";
import { Table } from "#app/features/landing/front/table.tsx";
import { Pet } from "#app/ui/art/pet.tsx";

/** The shared table (Acts 2:42): a lamp, six chairs, and one drawn out for you. Follows the theme. */
export function TableScene({ className = "" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 820" aria-hidden="true" focusable="false">
      <Glow />
      <Room />
      <Lamp />
      <Chairs />
      <Pet at={[330, 418]} scale={0.36} name="bird" />
      <path d="M322 416v8M338 416v8" stroke="#B8793A" strokeWidth="3" />
      <Table />
      <Pet at={[1334, 560]} scale={0.46} name="fish" />
      <Pet at={[128, 792]} scale={0.52} name="turtle" />
      <Pet at={[330, 786]} scale={0.6} name="cat" />
      <Pet at={[1380, 792]} scale={0.6} flip name="rabbit" />
      <EmptyChair />
      <Pet at={[868, 800]} scale={0.76} name="dog" />
    </svg>
  );
}

function Glow() {
  return (
    <defs>
      <radialGradient id="table-glow">
        <stop offset="0" stopColor="var(--glow)" />
        <stop offset="0.45" stopColor="var(--glow)" stopOpacity="0.42" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Room() {
  return (
    <>
      <ellipse cx="1010" cy="480" rx="640" ry="430" fill="url(#table-glow)" />
      <path d="M-800 704h3040v116H-800z" fill="var(--room-floor)" />
      <path d="M-800 704h3040" stroke="var(--wood-lo)" strokeWidth="2" opacity="0.35" />
      <ellipse cx="1030" cy="776" rx="470" ry="60" fill="url(#table-glow)" />
    </>
  );
}

/** From the top of the picture; on phones, where the words are, from a rose just above the lamp. */
function Cord() {
  return (
    <>
      <path className="max-md:hidden" d="M1010-600v836" stroke="var(--ink)" strokeWidth="3" />
      <g className="md:hidden">
        <path d="M1010 160v80" stroke="var(--ink)" strokeWidth="3" />
        <path d="M984 150h52c0 14-12 20-26 20s-26-6-26-20z" fill="var(--wood-lo)" />
      </g>
    </>
  );
}

function Lamp() {
  return (
    <>
      <Cord />
      <rect x="1001" y="228" width="18" height="26" rx="5" fill="var(--wood-lo)" />
      <path d="M906 320c4-44 44-72 104-72s100 28 104 72z" fill="var(--chair-a)" />
      <path d="M1046 253c40 10 66 34 68 67h-30c0-28-12-52-38-67z" fill="#000" opacity="0.13" />
      <path d="M906 320c20 9 188 9 208 0-20-8-188-8-208 0z" fill="var(--amber)" />
      <path
        d="M934 300c6-18 22-30 42-36"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
        opacity="0.28"
      />
      <ellipse cx="1010" cy="324" rx="26" ry="13" fill="#FFF1C9" />
    </>
  );
}

/** The chair drawn out for you. */
function EmptyChair() {
  return (
    <g transform="translate(62 0)" strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="1012" cy="790" rx="120" ry="11" fill="#3a2412" opacity="0.18" />
      <g fill="none" stroke="oklch(.66 .13 66)" strokeWidth="12">
        <path d="M936 656L930 772M1058 650L1066 774" />
      </g>
      <path d="M1050 440L1060 650" stroke="oklch(.66 .13 66)" strokeWidth="13" fill="none" />
      <path
        d="M1052 462l52-10 1 24-52 11zM1055 512l53-10 1 24-53 11zM1058 562l54-9 1 23-54 10z"
        fill="oklch(.76 .14 72)"
      />
      <path d="M1102 428L1112 672L1122 790" stroke="var(--amber)" strokeWidth="14" fill="none" />
      <circle cx="1050" cy="436" r="9" fill="oklch(.66 .13 66)" />
      <circle cx="1102" cy="424" r="10" fill="var(--amber)" />
      <path d="M908 672L902 790" stroke="var(--amber)" strokeWidth="14" fill="none" />
      <path d="M904 742h214" stroke="var(--amber)" strokeWidth="8" />
      <path d="M896 668l44-22h124l56 24-4 14H900z" fill="oklch(.72 .14 70)" />
      <path d="M896 668h224v16a4 4 0 0 1-4 4H900a4 4 0 0 1-4-4z" fill="var(--amber)" />
      <path
        d="M906 656c4-14 20-20 36-21h106c24 1 46 8 54 22 3 9-6 13-16 13H920c-10 0-17-5-14-14z"
        fill="var(--chair-a)"
      />
      <path d="M920 652c12-8 26-10 42-10h78" stroke="#fff" strokeWidth="3" opacity="0.25" fill="none" />
    </g>
  );
}
