import type { ReactNode } from "react";
import type { Picture } from "./pictures.ts";

/** Each in a square of 48: a ground, then what stands before it. */
export const DRAWN_THINGS = {
  lamp: (
    <>
      <rect width="48" height="48" fill="#3D2A56" />
      <circle cx="36" cy="19" r="10" fill="#6B4A90" />
      <path d="M36 11c3 4 4 6 4 9a4 4 0 0 1-8 0c0-3 2-5 4-9z" fill="#F0B649" />
      <path d="M36 16c1.3 1.8 1.8 3 1.8 4.2a1.8 1.8 0 0 1-3.6 0c0-1.3.8-2.4 1.8-4.2z" fill="#FFF3D6" />
      <path d="M8 27c0-3 5-3 7-1h12c5 0 8-1 11-3 1 2 0 4-1 5-2 7-8 10-14 10S10 34 8 27z" fill="#D7943A" />
      <path d="M17 38h12l3 4H14z" fill="#B87828" />
      <path d="M15 26c3-2 9-2 12 0" stroke="#F0B649" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  olive: (
    <>
      <rect width="48" height="48" fill="#E4EBD4" />
      <path
        d="M12 40C18 32 26 20 36 9"
        stroke="#8A6A3B"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#6F9150">
        <path d="M19 31c-7 1-11-2-13-7 7-2 11 1 13 7z" />
        <path d="M25 23c-7-1-10-5-10-10 6 0 10 4 10 10z" />
        <path d="M32 14c-5-3-6-7-5-11 5 2 7 6 5 11z" />
      </g>
      <g fill="#8FB06D">
        <path d="M17 34c4-5 9-6 14-3-4 5-9 6-14 3z" />
        <path d="M24 25c4-6 9-7 14-5-3 6-8 7-14 5z" />
        <path d="M32 14c2-5 6-7 10-6-1 5-5 7-10 6z" />
      </g>
      <ellipse cx="34" cy="37" rx="4" ry="5" fill="#6B4A90" transform="rotate(20 34 37)" />
      <ellipse cx="40" cy="29" rx="3.5" ry="4.5" fill="#8F6FB3" transform="rotate(20 40 29)" />
    </>
  ),
  wheat: (
    <>
      <rect width="48" height="48" fill="#FBEBCB" />
      <path
        d="M24 44V14M14 44c0-10 2-16 5-21M34 44c0-10-2-16-5-21"
        stroke="#B87828"
        strokeWidth="2"
        fill="none"
      />
      <g fill="#E2A03C">
        <ellipse cx="24" cy="9" rx="3" ry="5" />
        <ellipse cx="19" cy="16" rx="2.6" ry="4.6" transform="rotate(-28 19 16)" />
        <ellipse cx="29" cy="16" rx="2.6" ry="4.6" transform="rotate(28 29 16)" />
        <ellipse cx="19" cy="24" rx="2.6" ry="4.6" transform="rotate(-28 19 24)" />
        <ellipse cx="29" cy="24" rx="2.6" ry="4.6" transform="rotate(28 29 24)" />
      </g>
      <g fill="#D7943A">
        <ellipse cx="11" cy="25" rx="2.5" ry="4.5" transform="rotate(10 11 25)" />
        <ellipse cx="37" cy="25" rx="2.5" ry="4.5" transform="rotate(-10 37 25)" />
        <ellipse cx="10" cy="33" rx="2.5" ry="4.5" transform="rotate(-30 10 33)" />
        <ellipse cx="38" cy="33" rx="2.5" ry="4.5" transform="rotate(30 38 33)" />
      </g>
      <path d="M14 36c6 3 14 3 20 0" stroke="#6B4A90" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
  lighthouse: (
    <>
      <rect width="48" height="48" fill="#2F3E5C" />
      <path d="M24 14L0 6v14zM24 14l24-8v14z" fill="#F0B649" opacity=".45" />
      <path d="M20 18h8l3 22H17z" fill="#FFFDF8" />
      <path d="M19.3 24h9.4l.7 5H18.6zM18 34h12l.6 5H17.4z" fill="#B9522F" />
      <rect x="20" y="11" width="8" height="7" rx="1" fill="#F0B649" />
      <path d="M19 11l5-5 5 5z" fill="#B9522F" />
      <path d="M0 42c6-3 10-3 16 0s10 3 16 0 10-3 16 0v6H0z" fill="#5E86A8" />
    </>
  ),
  boat: (
    <>
      <rect width="48" height="48" fill="#D5E6EC" />
      <path d="M25 7v26" stroke="#8A6A3B" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M27 9c8 5 11 12 11 20H27z" fill="#FFFDF8" />
      <path d="M23 13c-6 4-9 9-10 16h10z" fill="#F0B649" />
      <path d="M8 32h32c-2 6-6 9-11 9H19c-5 0-9-3-11-9z" fill="#B87828" />
      <path d="M0 40c6-3 10-3 16 0s10 3 16 0 10-3 16 0v8H0z" fill="#5E86A8" />
    </>
  ),
  well: (
    <>
      <rect width="48" height="48" fill="#E9DCEF" />
      <path d="M11 18L24 8l13 10z" fill="#B9522F" />
      <path d="M14 18v12M34 18v12" stroke="#8A6A3B" strokeWidth="2.5" />
      <path d="M13 21h22" stroke="#8A6A3B" strokeWidth="2.2" />
      <path d="M24 21v5" stroke="#6B4A90" strokeWidth="1.5" />
      <path d="M21 26h6l-1 5h-4z" fill="#E2A03C" />
      <path d="M10 30h28l-2 13H12z" fill="#A59BB0" />
      <path d="M10 30h28v3H10z" fill="#C4BBCD" />
      <path
        d="M12 37h24M20 33v4M29 33v4M16 37.5V43M24 37.5V43M32 37.5V43"
        stroke="#877C94"
        strokeWidth="1.3"
      />
    </>
  ),
} satisfies Partial<Record<Picture, ReactNode>>;
