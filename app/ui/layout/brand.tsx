import { Link } from "@remix-run/react";

/** The mark: a hooped chair whose back is a window with a cross in it. */
export function Mark({ className = "" }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--plum)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 47.5L15.5 59M44 47.5L48.5 59" strokeWidth="5.6" />
        <path d="M32 9v30M18 21.5h28" strokeWidth="4.4" strokeLinecap="butt" />
        <path d="M17 40V25.5C17 13.5 22.8 7 32 7s15 6.5 15 18.5V40" strokeWidth="5.6" />
      </g>
      <rect x="9.5" y="37.5" width="45" height="10" rx="5" fill="var(--amber)" />
    </svg>
  );
}

const inside = (
  <>
    <Mark />
    <span>Koinonia</span>
  </>
);

type BrandProps = { className?: string };

/** Mark and name, leading home. */
export const Brand = ({ className = "" }: BrandProps) => (
  <Link to="/" className={`brand ${className}`}>
    {inside}
  </Link>
);

/** The same as a bare link, for a member: for what the server remembers, where a box around it follows its links. */
export const BrandAnchor = ({ className = "" }: BrandProps) => (
  <a href="/welcome" className={`brand ${className}`}>
    {inside}
  </a>
);
