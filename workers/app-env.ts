/** Hono's types for the product's Worker. */
export type AppEnv = { Bindings: Cloudflare.Env; Variables: { requestId: string } };
