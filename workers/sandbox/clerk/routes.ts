import { Hono } from "hono";
import { backendRoutes } from "#workers/sandbox/clerk/backend-routes.ts";
import { frontendRoutes } from "#workers/sandbox/clerk/frontend-routes.ts";
import { hostedPages } from "#workers/sandbox/clerk/hosted.ts";
import { meRoutes } from "#workers/sandbox/clerk/me-routes.ts";
import type { ClerkBindings } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";

/** Clerk as the product and its pages see it: Frontend API, Backend API and the captcha, under one path. */
export const clerkRoutes = new Hono<ClerkBindings>();

clerkRoutes.onError((error, c) => {
  if (error instanceof ClerkError) return c.json(error.body(), error.status);
  throw error;
});

clerkRoutes.use(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
});

clerkRoutes.route("/", frontendRoutes);
clerkRoutes.route("/", meRoutes);
clerkRoutes.route("/", hostedPages);
clerkRoutes.route("/", backendRoutes);

clerkRoutes.all("*", () => {
  throw new ClerkError(404, "not_found", "not found", undefined, "No such endpoint in the local Clerk.");
});
