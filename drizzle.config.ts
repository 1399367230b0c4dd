import { defineConfig } from "drizzle-kit";

/** For `npx drizzle-kit studio` and drift checks; migrations are written by hand, with their constraints. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/**/tables.ts",
  out: "./build/drizzle",
});
