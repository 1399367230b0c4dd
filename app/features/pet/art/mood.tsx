import type { Look } from "./pencil.ts";

const faces: Record<Look, string> = {
  "very-happy":
    '<circle cx="16" cy="16" r="14" fill="#F4BE55"/><path d="M8.5 14.5q2.5-4 5 0M18.5 14.5q2.5-4 5 0" fill="none" stroke="#34251C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.5 18.5h13c0 4-3 6.5-6.5 6.5s-6.5-2.5-6.5-6.5z" fill="#6B2E33"/><path d="M12.5 23.5q3.5-2.5 7 0-1.5 1.5-3.5 1.5t-3.5-1.5z" fill="#E88A86"/>',
  happy:
    '<circle cx="16" cy="16" r="14" fill="#F4BE55"/><circle cx="11" cy="14" r="1.9" fill="#34251C"/><circle cx="21" cy="14" r="1.9" fill="#34251C"/><path d="M10.5 19q5.5 5 11 0" fill="none" stroke="#34251C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  neutral:
    '<circle cx="16" cy="16" r="14" fill="#EBC98B"/><circle cx="11" cy="14" r="1.9" fill="#34251C"/><circle cx="21" cy="14" r="1.9" fill="#34251C"/><path d="M11.5 20.5h9" fill="none" stroke="#34251C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  sad: '<circle cx="16" cy="16" r="14" fill="#C9C2CF"/><circle cx="11" cy="14" r="1.9" fill="#34251C"/><circle cx="21" cy="14" r="1.9" fill="#34251C"/><path d="M11 22q5-4.5 10 0M8.5 10.5l4-1.5M23.5 10.5l-4-1.5" fill="none" stroke="#34251C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  crying:
    '<circle cx="16" cy="16" r="14" fill="#B9C6D6"/><path d="M8.5 13.5q2.5 3 5 0M18.5 13.5q2.5 3 5 0M11.5 22.5q4.5-4 9 0" fill="none" stroke="#34251C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 18c1.8 2.6 2.2 3.4 2.2 4.4a2.2 2.2 0 0 1-4.4 0c0-1 .4-1.8 2.2-4.4z" fill="#5E9CC4"/>',
  asleep:
    '<circle cx="16" cy="16" r="14" fill="#C6B9D8"/><path d="M8.5 14q2.5 2.5 5 0M18.5 14q2.5 2.5 5 0" fill="none" stroke="#34251C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="21" r="2.2" fill="#34251C"/>',
};

/** PT13: the mood as one small face, with its word for who hears it. */
export const Mood = ({ look, label }: { look: Look; label: string }) => (
  <svg
    className="mood-face"
    viewBox="0 0 32 32"
    role="img"
    aria-label={label}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
    dangerouslySetInnerHTML={{ __html: faces[look] }}
  />
);
