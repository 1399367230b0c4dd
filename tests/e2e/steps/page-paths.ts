/** Pages for everyone, and those of a member, whose layout is looked at in many widths and sizes of letters. */
export const ROOM_PATHS = [
  "/",
  "/netflix",
  "/minimalist",
  "/bento",
  "/material",
  "/apple",
  "/pricing",
  "/auth",
  "/restore-welcome",
  "/mobile-app",
  "/safety",
  "/safety/figures",
  "/chatbot-auth",
];
export const MEMBER_PATHS = ["/welcome", "/settings", "/notifications", "/wallet", "/rhythm", "/pet"];
