import type { ReactNode } from "react";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { DRAWN_NATURE } from "./drawn-nature.tsx";
import { DRAWN_THINGS } from "./drawn-things.tsx";
import { isPicture, type Picture } from "./pictures.ts";
import "./pictures.css";

const DRAWN: Record<Picture, ReactNode> = { ...DRAWN_NATURE, ...DRAWN_THINGS };

type PictureProps = { name: Picture; size?: "small" | "regular" | "large" };

/** One of the set, beside words: so it has none of its own. */
export const MemberPicture = ({ name, size = "regular" }: PictureProps) => (
  <svg className={`avatar avatar-${size} member-picture`} viewBox="0 0 48 48" aria-hidden="true" fill="none">
    {DRAWN[name]}
  </svg>
);

type FaceProps = {
  author: { handle: string; name: string; picture: string } | null;
  size?: "regular" | "large";
};

/** Somebody beside their name: their picture, or the first letter; null: who gave no name. */
export function MemberFace({ author, size = "regular" }: FaceProps) {
  if (author && isPicture(author.picture)) return <MemberPicture name={author.picture} size={size} />;
  return <Avatar name={author?.name ?? ""} colorKey={author?.handle ?? ""} size={size} />;
}
