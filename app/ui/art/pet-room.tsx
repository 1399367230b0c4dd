import "#app/ui/art/pet-room.css";

/** The pet's room: a square drawing fitted by height, its walls run on to both sides. By day and by night. */
export function PetRoom() {
  return (
    <svg
      className="pet-room"
      viewBox="0 0 480 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-480" width="1440" height="480" fill="var(--room-wall)" />
      <rect x="-480" y="372" width="1440" height="108" fill="var(--room-floor)" />
      <path d="M-480 372h1440" stroke="var(--wood-lo)" strokeWidth="2" opacity=".3" />
      <path d="M130 300V170a110 110 0 0 1 220 0v130z" fill="var(--wood)" />
      <path d="M142 290V170a98 98 0 0 1 196 0v120z" fill="var(--sky)" />
      <g clipPath="url(#pet-window)">
        <clipPath id="pet-window">
          <path d="M142 290V170a98 98 0 0 1 196 0v120z" />
        </clipPath>
        <circle cx="288" cy="150" r="27" fill="var(--orb)" />
        <circle cx="300" cy="141" r="24" fill="var(--moon-cut)" />
        <g fill="var(--star)">
          <circle cx="196" cy="122" r="2.4" />
          <circle cx="226" cy="168" r="1.8" />
          <circle cx="174" cy="182" r="1.8" />
          <circle cx="256" cy="108" r="1.8" />
          <circle cx="318" cy="206" r="1.8" />
        </g>
        <path d="M130 250c44-34 88-34 124-12s70 18 104-8v80H130z" fill="var(--hill)" />
        <path d="M130 276c40-18 96-22 140-6s70 10 88 0v40H130z" fill="var(--hill-lo)" />
      </g>
      <path d="M240 72v220M142 186h196" stroke="var(--wood-hi)" strokeWidth="6" />
      <path d="M112 290h256v14H112z" fill="var(--wood-hi)" />
      <path d="M112 304h256v6H112z" fill="var(--wood-lo)" />
      <g transform="translate(84 210)">
        <path d="M-34-120h68v92h-68z" fill="var(--wood-lo)" />
        <path d="M-27-113h54v78h-54z" fill="var(--crock)" />
        <path
          d="M0-62c-12-10-20-16-16-27 3-7 12-7 16 0 4-7 13-7 16 0 4 11-4 17-16 27z"
          fill="var(--chair-c)"
        />
      </g>
      <g transform="translate(424 372)">
        <path d="M-22-40h44l-6 40h-32z" fill="var(--chair-c)" />
        <path d="M-26-50h52v12h-52z" fill="var(--chair-c)" />
        <path
          d="M0-50c-2-30-22-40-30-62M0-50c0-36 6-56 4-84M0-50c4-26 20-40 30-52"
          stroke="#6A8552"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M-30-112c-12 2-16 14-10 24 10-4 14-14 10-24zM4-134c-10 6-10 20 0 28 10-8 10-22 0-28zM30-102c12 2 16 14 10 24-10-4-14-14-10-24zM-14-84c-12-2-18 6-16 16 10 0 16-6 16-16zM14-76c10-4 18 2 18 12-10 2-16-4-18-12z"
          fill="#86A06B"
        />
      </g>
      <ellipse cx="240" cy="430" rx="176" ry="34" fill="var(--chair-a)" />
      <ellipse
        cx="240"
        cy="430"
        rx="158"
        ry="28"
        fill="none"
        stroke="var(--amber)"
        strokeWidth="3"
        opacity=".8"
        strokeDasharray="10 8"
      />
    </svg>
  );
}
