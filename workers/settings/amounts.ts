import { z } from "zod";
import type { RateLimit } from "#app/rate-limit/rate-limit-rules.ts";

/** Dollars for a million tokens: `{"gpt-5-mini": {"input": 0.25, "cached": 0.025, "output": 2}}`. */
export const prices = z
  .string()
  .default("{}")
  .transform((json, check) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      check.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(
    z.record(
      z.string().min(1),
      z.strictObject({ input: z.number().min(0), cached: z.number().min(0), output: z.number().min(0) }),
    ),
  );

/** Dollars a day (UTC) for members with an allowance; `off`, or nothing: without a limit. */
export const dailySpend = z.union([
  z.literal("off").transform(() => undefined),
  z.coerce.number().positive().max(100_000),
]);

/** Dollars a day (UTC) that one member may cost, on the free plan and who pays: `0.5/3`; `off`: without a limit. */
export const memberSpend = z
  .string()
  .regex(/^(off|(0\.)?[1-9]\d*\/(0\.)?[1-9]\d*)$/)
  .default("0.5/3")
  .transform((text) => {
    const [free = null, paying = null] =
      text === "off" ? [] : text.split("/").map((dollars) => Number(dollars) * 1e6);
    return { free, paying };
  });

/** Dollars for a minute that is transcribed and one that is spoken: `0.003/0.015`. */
export const voicePrices = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/)
  .default("0.003/0.015")
  .transform((text) => {
    const [transcribed = 0, spoken = 0] = text.split("/").map((dollars) => Number(dollars) * 1e6);
    return { transcribed, spoken };
  });

/** Messages a minute and a day, of a member and of a network address: `20/600 120/6000`. */
export const sendLimits = z
  .string()
  .regex(/^[1-9]\d*\/[1-9]\d* [1-9]\d*\/[1-9]\d*$/)
  .default("20/600 120/6000")
  .transform((text) => {
    const [member, address] = text.split(" ").map((limit) => {
      const [minute = 0, day = 0] = limit.split("/").map(Number);
      return { minute, day };
    }) as [RateLimit, RateLimit];
    return { member, address };
  });
