/** The table, laid. */
export function Table() {
  return (
    <>
      <Board />
      <Runner />
      <Books />
      <Flowers />
      <Cup />
      <Grapes />
      <Loaf />
      <Candle />
    </>
  );
}

function Board() {
  return (
    <>
      <path d="M-800 596h3040v16H-800z" fill="var(--wood-lo)" />
      <path d="M-800 566h3040v32H-800z" fill="var(--wood)" />
      <path d="M-800 560h3040v12H-800z" fill="var(--wood-hi)" />
      <path
        d="M40 582h150M250 586h90M420 581h170M700 587h120M1100 583h160M1330 587h70"
        stroke="var(--wood-lo)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.4"
      />
      <path
        d="M214 612h40l-8 152h-24zM662 612h40l-8 152h-24zM1296 612h40l-8 152h-24z"
        fill="var(--wood-lo)"
      />
    </>
  );
}

function Runner() {
  return (
    <>
      <path d="M388 560h196v92c-65 8-131 8-196 0z" fill="var(--crock)" />
      <path
        d="M388 628c65 8 131 8 196 0M388 640c65 8 131 8 196 0"
        stroke="var(--plum)"
        strokeWidth="4"
        fill="none"
      />
      <path
        d="M396 654v12M412 656v12M428 657v12M444 658v12M460 658.5v12M476 659v12M492 659v12M508 658.5v12M524 658v12M540 657v12M556 656v12M572 655v12"
        stroke="var(--crock-lo)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Books() {
  return (
    <g transform="translate(120 560)">
      <rect x="-58" y="-15" width="116" height="15" rx="3" fill="var(--chair-c)" />
      <rect x="-48" y="-29" width="98" height="14" rx="3" fill="var(--chair-b)" />
      <rect x="-54" y="-42" width="92" height="13" rx="3" fill="var(--chair-a)" />
      <path d="M-40-42v13M-30-42v13M36-15V0M-36-29v14" stroke="var(--amber)" strokeWidth="3" />
    </g>
  );
}

function Flowers() {
  return (
    <g transform="translate(470 560)">
      <path
        d="M-32-2c-14-20-14-44 0-58-4-8-6-14-6-20h56c0 6-2 12-6 20 14 14 14 38 0 58-4 3-40 3-44 0z"
        fill="var(--crock)"
        transform="translate(10)"
      />
      <path
        d="M14-80h14c0 6-2 12-6 20 14 14 14 38 0 58-2 2-10 2.6-18 2.6C22-18 24-56 14-80z"
        fill="var(--crock-lo)"
      />
      <path d="M38-66c22-2 22 34 2 36" fill="none" stroke="var(--crock-lo)" strokeWidth="7" />
      <path
        d="M-2-80c-6-30-18-44-32-52M2-80c0-34 2-50 6-66M6-80c6-24 16-38 30-44"
        stroke="#6A8552"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-20-104c-14 2-20-4-22-12 12-2 20 4 22 12zM16-104c-2-12 4-20 14-22 2 12-4 20-14 22zM4-116c-10-4-14-12-10-20 10 4 12 12 10 20z"
        fill="#86A06B"
      />
      <circle cx="-38" cy="-138" r="12" fill="#DB8C7B" />
      <circle cx="-38" cy="-138" r="4.5" fill="#F0B649" />
      <circle cx="9" cy="-154" r="13" fill="#F0B649" />
      <circle cx="9" cy="-154" r="5" fill="#A1572B" />
      <circle cx="42" cy="-128" r="11" fill="#8B6BB0" />
      <circle cx="42" cy="-128" r="4" fill="#F8D48A" />
    </g>
  );
}

function Cup() {
  return (
    <g transform="translate(628 560)">
      <path d="M-20-34h40v18c0 10-6 16-14 16h-12c-8 0-14-6-14-16z" fill="var(--chair-d)" />
      <path d="M20-28c12 0 12 18-1 19" fill="none" stroke="var(--chair-d)" strokeWidth="5" />
      <ellipse cy="-34" rx="20" ry="4" fill="#000" opacity="0.25" />
      <path
        d="M-6-44c-6-7 6-10 0-18M6-44c-6-7 6-10 0-18"
        stroke="var(--crock)"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function Grapes() {
  return (
    <g transform="translate(690 560)">
      <ellipse cx="0" cy="-4" rx="44" ry="7" fill="var(--crock-lo)" />
      <circle cx="-18" cy="-16" r="13" fill="#6B4A90" />
      <circle cx="8" cy="-17" r="13" fill="#7E5AA5" />
      <circle cx="24" cy="-12" r="10" fill="#6B4A90" />
      <circle cx="-4" cy="-30" r="11" fill="#8B6BB0" />
      <path d="M-4-41v-5" stroke="#6A8552" strokeWidth="4" strokeLinecap="round" />
      <path d="M-46-6c12 8 80 8 92 0-2 5-8 6-14 6h-64c-6 0-12-1-14-6z" fill="var(--crock)" />
    </g>
  );
}

function Loaf() {
  return (
    <g transform="translate(932 560)">
      <rect x="-122" y="-13" width="244" height="13" rx="6.5" fill="var(--wood-lo)" />
      <path d="M-96-12c-14-50 34-92 96-92s110 42 96 92z" fill="var(--loaf)" />
      <path d="M52-92c38 18 54 46 44 80H40c22-20 26-54 12-80z" fill="#000" opacity="0.12" />
      <path
        d="M-84-40c6-30 36-50 74-52"
        stroke="var(--loaf-hi)"
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M-2-98c-9 26-11 54-4 80M-60-58c36-15 84-15 122 0"
        stroke="var(--loaf-hi)"
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

function Candle() {
  return (
    <g transform="translate(1088 560)">
      <path d="M-14-78h28V-6h-28z" fill="var(--crock)" />
      <path d="M4-78h10V-6H4z" fill="var(--crock-lo)" />
      <path d="M0-78v-9" stroke="var(--ink)" strokeWidth="3" />
      <path d="M0-120c9 12 11 17 11 22a11 11 0 0 1-22 0c0-6 4-11 11-22z" fill="var(--amber)" />
      <path d="M0-106c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 2-6 5-11z" fill="#FFF3D2" />
      <path d="M-34-8h68c0 5-6 8-12 8h-44c-6 0-12-3-12-8z" fill="var(--chair-c)" />
    </g>
  );
}
