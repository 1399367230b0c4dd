import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

// files share a workerd, and none finds what another has left
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS ?? []);
await applyD1Migrations(env.BIBLE, env.TEST_BIBLE_MIGRATIONS ?? []);
await applyD1Migrations(env.COMMUNITY, env.TEST_COMMUNITY_MIGRATIONS ?? []);
