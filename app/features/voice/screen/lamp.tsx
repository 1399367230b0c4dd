/** The drawing of the page; it says nothing that is not said in words. */
export const Lamp = () => (
  <svg className="voice-lamp" viewBox="0 0 260 300" aria-hidden="true">
    <circle className="voice-halo voice-halo-far" cx="130" cy="118" r="116" fill="var(--glow)" />
    <circle className="voice-halo voice-halo-mid" cx="130" cy="118" r="84" fill="var(--glow)" />
    <circle className="voice-halo" cx="130" cy="118" r="54" fill="var(--glow)" />
    <ellipse cx="130" cy="284" rx="70" ry="7" fill="#3a2412" opacity=".16" />
    <path d="M94 268h72l12 14H82z" fill="var(--wood-lo)" />
    <path d="M104 252h52l10 18H94z" fill="var(--wood)" />
    <path d="M88 214c0-20 18-28 42-28s42 8 42 28-16 40-42 40-42-20-42-40z" fill="var(--chair-a)" />
    <path d="M98 206c4-10 14-13 26-14-10 6-16 16-14 30-8-2-14-8-12-16z" fill="#fff" opacity=".18" />
    <rect x="102" y="176" width="56" height="14" rx="5" fill="var(--wood-hi)" />
    <rect x="102" y="184" width="56" height="6" rx="3" fill="var(--wood)" />
    <path
      d="M106 176c-22-18-26-58-10-92 8-18 10-34 10-48h48c0 14 2 30 10 48 16 34 12 74-10 92z"
      fill="var(--within)"
      opacity=".62"
      stroke="var(--crock-lo)"
      strokeWidth="3"
    />
    <path
      className="voice-flame"
      d="M130 92c10 20 20 30 20 48 0 16-9 25-20 25s-20-9-20-25c0-18 10-28 20-48z"
      fill="#F0B649"
    />
    <path
      className="voice-flame"
      d="M130 124c5 9 9 14 9 22 0 8-4 12-9 12s-9-4-9-12c0-8 4-13 9-22z"
      fill="#FFF3D2"
    />
    <path
      d="M110 60c-6 26-14 44-12 70"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".5"
    />
  </svg>
);
