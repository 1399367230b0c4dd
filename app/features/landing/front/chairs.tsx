/** Six chairs, no two alike, behind the table. */
export function Chairs() {
  return (
    <>
      <LegsBehind />
      <Windsor />
      <LadderBack />
      <Armchair />
      <Bentwood />
      <HighChair />
      <HeartChair />
    </>
  );
}

/** Left leg, right leg and colour of each chair behind the table. */
const legs: readonly [left: number, right: number, colour: string][] = [
  [76, 180, "chair-d"],
  [284, 376, "wood-lo"],
  [484, 596, "chair-a"],
  [722, 814, "chair-e"],
  [1208, 1288, "chair-b"],
  [1322, 1418, "chair-c"],
];

function LegsBehind() {
  return (
    <>
      {legs.map(([left, right, colour]) => (
        <g key={left} stroke={`var(--${colour})`} strokeWidth="8" strokeLinecap="round">
          <path d={`M${left} 600l-5 142M${right} 600l5 142`} />
          <path d={`M${left - 2} 690H${right + 2}`} strokeWidth="5" />
        </g>
      ))}
    </>
  );
}

function Windsor() {
  return (
    <g fill="none" stroke="var(--chair-d)" strokeLinecap="round">
      <path d="M66 570V478C66 416 92 392 128 392S190 416 190 478v92" strokeWidth="11" />
      <path d="M92 570V424M116 570V404M140 570V404M164 570V424" strokeWidth="5.5" />
    </g>
  );
}

function LadderBack() {
  return (
    <g fill="var(--wood-lo)">
      <rect x="276" y="404" width="12" height="170" rx="6" />
      <rect x="372" y="404" width="12" height="170" rx="6" />
      <circle cx="282" cy="400" r="8" />
      <circle cx="378" cy="400" r="8" />
      <path d="M284 428c30-12 62-12 92 0v17c-30-11-62-11-92 0zM284 472c30-12 62-12 92 0v17c-30-11-62-11-92 0zM284 516c30-12 62-12 92 0v17c-30-11-62-11-92 0z" />
    </g>
  );
}

function Armchair() {
  return (
    <>
      <path d="M462 580V470c0-46 32-70 78-70s78 24 78 70v110z" fill="var(--chair-a)" />
      <path d="M584 412c22 10 34 30 34 58v110h-38c8-60 12-118 4-168z" fill="#000" opacity="0.12" />
      <path
        d="M476 580V474c0-40 26-58 64-58s64 18 64 58v106"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        opacity="0.18"
      />
      <g fill="#000" opacity="0.22">
        <circle cx="518" cy="462" r="4" />
        <circle cx="562" cy="462" r="4" />
        <circle cx="540" cy="494" r="4" />
        <circle cx="518" cy="526" r="4" />
        <circle cx="562" cy="526" r="4" />
      </g>
    </>
  );
}

function Bentwood() {
  return (
    <g fill="none" stroke="var(--chair-e)" strokeLinecap="round">
      <path d="M712 574V470C712 424 734 404 768 404S824 424 824 470v104" strokeWidth="11" />
      <path d="M736 574V480C736 450 748 436 768 436S800 450 800 480v94" strokeWidth="8" />
    </g>
  );
}

function HighChair() {
  return (
    <g transform="translate(48 0)">
      <g fill="var(--chair-b)">
        <path d="M1158 470c0-26 16-40 42-40s42 14 42 40v110h-84z" />
        <rect x="1136" y="500" width="128" height="15" rx="7.5" />
      </g>
      <path d="M1222 436c13 6 20 18 20 34v110h-24c6-50 8-98 4-144z" fill="#000" opacity="0.12" />
      <path d="M1182 462h36M1182 478h36" stroke="#fff" strokeWidth="4" opacity="0.22" strokeLinecap="round" />
    </g>
  );
}

function HeartChair() {
  return (
    <>
      <path d="M1318 580L1326 424C1340 396 1400 396 1414 424L1422 580z" fill="var(--chair-c)" />
      <path
        d="M1370 474c-9-15-30-9-26 9 3 12 18 18 26 27 8-9 23-15 26-27 4-18-17-24-26-9z"
        fill="var(--room-wall)"
      />
    </>
  );
}
