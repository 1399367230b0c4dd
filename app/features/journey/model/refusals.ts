import type { FileRefusal } from "./file.ts";

/** Why a form of the journey was not taken. */
export type JourneyRefusal =
  | "journey.bad_form"
  | "journey.empty"
  | "journey.too_long"
  | "journey.bad_day"
  | "journey.bad_reference"
  | "journey.gone"
  | "journey.edited_elsewhere"
  | "journey.full"
  | "journey.too_fast"
  | "journey.failed"
  | FileRefusal;
