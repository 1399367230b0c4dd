import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error made by `bench/baseline/build.ts`
import * as build from "../../build/bench/server/index.js";

const handle = createRequestHandler(build as unknown as ServerBuild, "production");

export default { fetch: (request) => handle(request) } satisfies ExportedHandler;
