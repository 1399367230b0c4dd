import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { memberPath } from "#app/features/community/paths.ts";
import "#app/features/community/members/profile/profile.css";

/** A name leads to its profile; where there is no handle, nobody is to be found. */
export const AuthorName = ({ handle, children }: { handle: string | null; children: ReactNode }) =>
  handle === null ? (
    children
  ) : (
    <Link className="author-link" to={memberPath(handle)}>
      {children}
    </Link>
  );
