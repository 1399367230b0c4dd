import { createContext, type ReactNode, useContext } from "react";
import type { Announcement, TermsVersion } from "./announcement.ts";

export type Notices = { announcements: readonly Announcement[]; termsComing: TermsVersion | null };

const NOTHING: Notices = { announcements: [], termsComing: null };
const Current = createContext(NOTHING);

/** What is announced now, for everything below; nothing where the root itself has failed. */
export const NoticesProvider = ({ value, children }: { value: Notices | undefined; children: ReactNode }) => (
  <Current.Provider value={value ?? NOTHING}>{children}</Current.Provider>
);

export const useNotices = (): Notices => useContext(Current);
