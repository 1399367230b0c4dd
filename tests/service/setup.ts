import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS ?? []);
await applyD1Migrations(env.BIBLE, env.TEST_BIBLE_MIGRATIONS ?? []);
await applyD1Migrations(env.COMMUNITY, env.TEST_COMMUNITY_MIGRATIONS ?? []);
