import { AgeArt } from "#app/features/access/art/age-art.tsx";

export { SignInArt } from "#app/features/access/art/sign-in-art.tsx";

/** The open front door: the picture of /auth. It stands on the foot of its frame and runs on at both sides. */
export function FrontDoorArt({ className = "" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 820" aria-hidden="true" focusable="false">
      <Light />
      <Wall />
      <Opening />
      <Leaf />
      <Steps />
      <Lantern />
      <AgeArt />
    </svg>
  );
}

function Light() {
  return (
    <defs>
      <radialGradient id="door-glow">
        <stop offset="0" stopColor="var(--glow)" />
        <stop offset="0.5" stopColor="var(--glow)" stopOpacity="0.4" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="door-within">
        <stop offset="0" stopColor="#FFF3D2" stopOpacity="0.85" />
        <stop offset="1" stopColor="#FFF3D2" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="door-step" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--glow)" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </linearGradient>
      <clipPath id="door-opening">
        <path d="M884 706V356a126 126 0 0 1 252 0v350z" />
      </clipPath>
    </defs>
  );
}

function Wall() {
  return (
    <>
      <g stroke="var(--wood-lo)" strokeWidth="2" opacity="0.13" fill="none">
        <path d="M1290 130h150M1340 250h140M720 150h90M1500 80h160M1200 60h80M1400 470h120" />
      </g>
      <ellipse cx="1010" cy="470" rx="520" ry="400" fill="url(#door-glow)" />
      <path d="M-800 706h3040v200H-800z" fill="var(--room-floor)" />
      <path d="M-800 706h3040" stroke="var(--wood-lo)" strokeWidth="2" opacity="0.35" />
    </>
  );
}

/** The frame and the room within. */
function Opening() {
  return (
    <>
      <path d="M852 706V356a158 158 0 0 1 316 0v350z" fill="var(--crock-lo)" />
      <path d="M866 706V356a144 144 0 0 1 288 0v350z" fill="var(--wood-lo)" />
      <g clipPath="url(#door-opening)">
        <path d="M880 220h260v490H880z" fill="var(--within)" />
        <ellipse cx="1010" cy="400" rx="240" ry="260" fill="url(#door-within)" />
        <path d="M880 640h260v70H880z" fill="var(--wood-hi)" />
        <path d="M1010 220v96" stroke="#34251C" strokeWidth="3" />
        <path d="M956 362c3-28 26-46 54-46s51 18 54 46z" fill="var(--chair-a)" />
        <path d="M956 362c16 6 92 6 108 0-16-5-92-5-108 0z" fill="var(--amber)" />
        <ellipse cx="1010" cy="364" rx="14" ry="7" fill="#FFF8E4" />
        <path d="M874 560h150v14H874z" fill="var(--wood)" />
        <path d="M900 574h20l-4 92h-12zM990 574h20l4 92h-12z" fill="var(--wood-lo)" />
        <path d="M890 560c-4-28 18-46 48-46s52 18 48 46z" fill="var(--loaf)" />
        <path
          d="M914 534c8 6 10 14 8 24M938 526c8 8 8 20 6 32M962 534c4 8 4 16 0 24"
          stroke="var(--loaf-hi)"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
        <g strokeLinecap="round">
          <path d="M1044 600l-6 78M1098 596l8 84" stroke="#C5832F" strokeWidth="8" />
          <path d="M1096 476l6 200" stroke="#F0B649" strokeWidth="9" />
          <path d="M1062 492l6 108" stroke="#C5832F" strokeWidth="8" />
          <path
            d="M1064 500l32-6 1 14-32 6zM1065 528l32-6 1 14-32 6zM1067 556l32-6 1 14-32 6z"
            fill="#E2A03C"
          />
          <path d="M1032 600l74-2v11l-72 2z" fill="#F0B649" />
          <path d="M1036 590c16-9 50-10 66-2 3 7-2 10-8 10h-52c-6 0-9-3-6-8z" fill="var(--chair-a)" />
        </g>
      </g>
    </>
  );
}

/** Swung towards you. */
function Leaf() {
  return (
    <>
      <path d="M1136 706V352c0-74 30-128 62-128s62 60 62 140v372z" fill="var(--chair-a)" />
      <path d="M1136 706V352c0-74 30-128 62-128-20 20-50 70-50 140v344z" fill="#000" opacity="0.16" />
      <path d="M1164 372c0-58 14-94 36-94s38 40 38 100v6l-74-4z" fill="var(--within)" />
      <path d="M1200 278v106M1164 336l74 4" stroke="var(--chair-a)" strokeWidth="9" />
      <path d="M1166 430l70 6v96l-70-4zM1166 566l70 6v106l-70-8z" fill="#000" opacity="0.13" />
      <circle cx="1244" cy="556" r="10" fill="#F0B649" />
      <circle cx="1241" cy="553" r="3.5" fill="#FDEBC0" />
    </>
  );
}

function Steps() {
  return (
    <>
      <path d="M836 706h350v20H836z" fill="var(--crock)" />
      <path d="M836 722h350v6H836z" fill="var(--crock-lo)" />
      <path d="M796 728h430v24H796z" fill="var(--crock)" />
      <path d="M796 748h430v7H796z" fill="var(--crock-lo)" />
      <path d="M886 728h248l130 92H776z" fill="url(#door-step)" />
    </>
  );
}

function Lantern() {
  return (
    <g transform="translate(786 380)">
      <ellipse cy="40" rx="120" ry="120" fill="url(#door-glow)" />
      <path
        d="M0-40c34-10 46 6 34 24"
        stroke="#34251C"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
        transform="translate(-30 4)"
      />
      <path d="M-36-52h9v60h-9z" fill="var(--wood-lo)" />
      <path d="M-18-16h44l6 12h-56z" fill="#4F6C86" />
      <path d="M-18-4h44v58h-44z" fill="#F8D48A" />
      <path d="M4 10c8 11 10 16 10 21a10 10 0 0 1-20 0c0-6 4-10 10-21z" fill="#D8952F" />
      <path d="M-18-4v58M26-4v58" stroke="#4F6C86" strokeWidth="5" />
      <path d="M-24 54h56v10h-56z" fill="#4F6C86" />
    </g>
  );
}
