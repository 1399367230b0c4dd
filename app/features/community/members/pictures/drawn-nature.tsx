import type { ReactNode } from "react";
import type { Picture } from "./pictures.ts";

/** Each in a square of 48: a ground, then what stands before it. */
export const DRAWN_NATURE = {
  sunrise: (
    <>
      <rect width="48" height="48" fill="#F8DDB0" />
      <circle cx="24" cy="29" r="9" fill="#E2A03C" />
      <path
        d="M24 9v6M10.5 14.5l4 4.5M37.5 14.5l-4 4.5M5 27h6M37 27h6"
        stroke="#E2A03C"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M0 31c9-5 15-4 24-1s16 2 24-2v20H0z" fill="#8F6FB3" />
      <path d="M0 38c10-5 18-3 26-1s15 1 22-2v13H0z" fill="#6B4A90" />
    </>
  ),
  dove: (
    <>
      <rect width="48" height="48" fill="#CBDDEA" />
      <path
        d="M9 27c6 1 9-1 11-5 2-5 6-8 11-8 3 0 5 2 5 4l5 2-5 2c-1 8-7 14-15 14-5 0-9-3-12-9z"
        fill="#FFFDF8"
      />
      <path d="M20 25c-3-6-3-11 0-16 3 4 6 7 9 8-1 5-4 8-9 8z" fill="#FFFDF8" />
      <path d="M21 24c4 0 7-3 8-7" stroke="#B4C6D4" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      <circle cx="33" cy="18" r="1.3" fill="#3D2A56" />
      <path d="M40 20c-1 4-2 7-4 10" stroke="#5C7F4A" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      <ellipse cx="41" cy="26" rx="2.8" ry="1.5" fill="#7BA05B" transform="rotate(50 41 26)" />
      <ellipse cx="36" cy="26" rx="2.8" ry="1.5" fill="#7BA05B" transform="rotate(-50 36 26)" />
    </>
  ),
  lamb: (
    <>
      <rect width="48" height="48" fill="#CFE3C4" />
      <path d="M0 40c10-4 20-4 48-1v9H0z" fill="#8FB06D" />
      <path d="M16 33v9M21 34v8M29 34v8" stroke="#4A3A33" strokeWidth="2.6" strokeLinecap="round" />
      <g fill="#FFFDF8">
        <circle cx="16" cy="26" r="7" />
        <circle cx="23" cy="22" r="7" />
        <circle cx="30" cy="26" r="7" />
        <circle cx="20" cy="31" r="6" />
        <circle cx="27" cy="31" r="6" />
      </g>
      <path d="M33 17c4-1 7 2 7 6s-2 7-5 7-5-3-5-6 0-6 3-7z" fill="#4A3A33" />
      <path d="M31 19c-2 1-4 1-5 0 1-2 3-3 5-2z" fill="#4A3A33" />
      <circle cx="36" cy="22" r="1.1" fill="#FFFDF8" />
      <path d="M30 17c2-3 6-3 8-1-2 2-5 3-8 1z" fill="#FFFDF8" />
    </>
  ),
  star: (
    <>
      <rect width="48" height="48" fill="#2F2547" />
      <path
        d="M24 6l2.6 12.4L38 14l-7.6 9.6L42 26l-11.6 2.4L38 38l-11.4-5.4L24 44l-2.6-11.4L10 38l7.6-9.6L6 26l11.6-2.4L10 14l11.4 4.4z"
        fill="#F0B649"
      />
      <circle cx="24" cy="25.5" r="4.5" fill="#FFF3D6" />
      <circle cx="9" cy="9" r="1.2" fill="#E9DCEF" />
      <circle cx="40" cy="8" r="1" fill="#E9DCEF" />
      <circle cx="41" cy="40" r="1.3" fill="#E9DCEF" />
    </>
  ),
  tree: (
    <>
      <rect width="48" height="48" fill="#F6E3D3" />
      <path d="M0 41c14-3 30-3 48 0v7H0z" fill="#B88A5A" />
      <path
        d="M24 43c-1-8 0-12-5-18M24 43c1-9 1-13 6-18M24 43V24"
        stroke="#6E4B2C"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#6F9150">
        <circle cx="15" cy="21" r="7.5" />
        <circle cx="33" cy="21" r="7.5" />
      </g>
      <circle cx="24" cy="15" r="9" fill="#7FA35F" />
      <g fill="#B9522F">
        <circle cx="20" cy="14" r="1.7" />
        <circle cx="28" cy="17" r="1.7" />
        <circle cx="14" cy="23" r="1.7" />
        <circle cx="34" cy="23" r="1.7" />
      </g>
    </>
  ),
  fish: (
    <>
      <rect width="48" height="48" fill="#C7E2E3" />
      <path d="M6 24c6-9 20-11 28-2l7-6c1 5 1 11 0 16l-7-6c-8 9-22 7-28-2z" fill="#4E8C98" />
      <path d="M17 17c3 4 3 10 0 14" stroke="#2F6470" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      <path
        d="M22 21c2 2 2 4 0 6M27 21c2 2 2 4 0 6"
        stroke="#9CCBD2"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="12.5" cy="22.5" r="1.6" fill="#FFFDF8" />
      <path
        d="M4 38c5-2 8-2 12 0M30 41c5-2 8-2 12 0M31 9c4-2 7-2 11 0"
        stroke="#8CBAC0"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
} satisfies Partial<Record<Picture, ReactNode>>;
