import { z } from "zod";
import { invalid, missing, type StripeRefusal, unknown } from "./errors.ts";
import type { FormValue } from "./form.ts";

/** The kinds of parameters that Stripe's API takes, as they come in a form: everything is text. */
export const text = z.string().min(1).max(5000);
/** Empty takes the value away. */
export const textOrNone = z.string().max(5000);
export const email = z.string().regex(/^\S+@\S+\.\S+$/, "email");
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, "integer")
  .transform(Number);
export const positive = integer.refine((value) => value > 0, "positive");
export const boolean = z.enum(["true", "false"]).transform((value) => value === "true");
export const url = z.string().max(5000).refine(isWebAddress, "url");
/** Empty, as a whole or in one key, takes away. */
export const metadata = z.union([
  z.literal("").transform((): Record<string, string> => ({})),
  z.record(z.string().max(40), z.string().max(500)).refine((all) => Object.keys(all).length <= 50),
]);

/** `created=1700000000` or `created[gte]=1700000000`. */
export const range = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

function isWebAddress(value: string): boolean {
  // the template in braces is no address yet
  const address = URL.parse(value.replaceAll(/[{}]/g, ""));
  return address?.protocol === "https:" || address?.protocol === "http:";
}

/** @throws StripeRefusal that names the first parameter that is wrong */
export function readParams<Shape extends z.ZodRawShape>(shape: Shape, given: Record<string, FormValue>) {
  const parsed = z.strictObject(shape).safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues[0]);
}

function refusalOf(issue: z.core.$ZodIssue | undefined): StripeRefusal {
  if (!issue) return invalid("Invalid request.");
  const param = nameOf(issue.path);
  const said = typeof issue.input === "string" ? issue.input : "";
  if (issue.code === "unrecognized_keys") return unknown(nameOf([...issue.path, issue.keys[0] ?? ""]));
  if (issue.input === undefined) return missing(param);
  if (issue.code === "invalid_union") return refusalOf(deepest(issue, issue.path));
  switch (issue.message) {
    case "integer":
      return invalid(`Invalid integer: ${said}`, param, "parameter_invalid_integer");
    case "positive":
      return invalid("This value must be greater than or equal to 1.", param, "parameter_invalid_integer");
    case "email":
      return invalid(`Invalid email address: ${said}`, param, "email_invalid");
    case "url":
      return invalid("Not a valid URL", param, "url_invalid");
    default:
  }
  if (said === "") {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return invalid(message, param, "parameter_invalid_empty");
  }
  if (issue.code === "invalid_value") {
    return invalid(`Invalid ${param}: must be one of ${issue.values.join(", ")}`, param);
  }
  return invalid(`Invalid value for ${param}.`, param);
}

/** Of a union's branches the one that came furthest says what was wrong. */
function deepest(union: z.core.$ZodIssueInvalidUnion, above: PropertyKey[]): z.core.$ZodIssue | undefined {
  const [issue] = union.errors.flat().sort((a, b) => b.path.length - a.path.length);
  return issue && { ...issue, path: [...above, ...issue.path] };
}

const nameOf = ([first = "", ...rest]: PropertyKey[]): string =>
  String(first) + rest.map((part) => `[${String(part)}]`).join("");
