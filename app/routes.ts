import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/landing.tsx"),
  route("auth", "routes/auth.tsx"),
  route("auth/onward", "routes/auth.onward.ts"),
  route("age", "routes/age.tsx"),
  route("chatbot/:conversationId?", "routes/chatbot.tsx"),
  route("welcome", "routes/welcome.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("preferences", "routes/preferences.ts"),
  route("restore-welcome", "routes/restore-welcome.tsx"),
  route("chatbot-auth", "routes/chatbot-auth.tsx"),
  route("mobile-dev", "routes/mobile-dev.tsx"),
  route("offline", "routes/offline.tsx"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("session", "routes/session.ts"),
  route("session/end", "routes/session-end.ts"),
  route("session/role", "routes/session-role.ts"),
  route("functions/:name", "routes/functions.ts"),
  ...["chatbot-iframe", "social", "restorationcommunity"].map((path) =>
    route(path, "routes/moved.ts", { id: `moved-${path}` }),
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
