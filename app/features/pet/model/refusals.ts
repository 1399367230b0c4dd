/** Everything that an act with the pet can be refused for; words in `copy.ts`. */
export const PET_REFUSALS = [
  /** X28 */
  "pet.not_enough_coins",
  /** X29 */
  "pet.too_tired",
  /** There is none, or it is somebody else's. */
  "pet.not_found",
  "pet.already_adopted",
  "pet.unknown_type",
  "pet.name_blank",
  "pet.name_too_long",
  /** X35, V16 */
  "pet.not_enough_energy",
  /** X35, V15: `need` in the reply says how many. */
  "pet.insufficient_coins",
  "pet.adventure_not_found",
  "pet.adventure_running",
  "pet.adventure_done_today",
  /** It is not over yet, or was finished before. */
  "pet.adventure_not_over",
  "pet.training_not_found",
  "pet.training_running",
  "pet.training_done_today",
  "pet.training_not_over",
  /** There is nothing to train: the stat is full. */
  "pet.stat_full",
  "pet.evolution_not_ready",
  /** It has grown, or the step is another kind's. */
  "pet.no_evolution",
  "pet.memory_not_found",
  "pet.note_too_long",
  /** Care that waited on a device: nothing of it would rise any more. */
  "pet.not_needed",
  /** The same, longer than it is taken. */
  "pet.kept_too_long",
  /** The same request id under another question. */
  "pet.request_reused",
  /** Much at once; nothing was done. */
  "pet.busy",
] as const;
export type PetRefusal = (typeof PET_REFUSALS)[number];

/** One map from refusal to HTTP status. */
export const PET_STATUS: Readonly<Record<PetRefusal, number>> = {
  "pet.not_enough_coins": 402,
  "pet.too_tired": 409,
  "pet.not_found": 404,
  "pet.already_adopted": 409,
  "pet.unknown_type": 400,
  "pet.name_blank": 400,
  "pet.name_too_long": 400,
  "pet.not_enough_energy": 409,
  "pet.insufficient_coins": 402,
  "pet.adventure_not_found": 404,
  "pet.adventure_running": 409,
  "pet.adventure_done_today": 409,
  "pet.adventure_not_over": 409,
  "pet.training_not_found": 404,
  "pet.training_running": 409,
  "pet.training_done_today": 409,
  "pet.training_not_over": 409,
  "pet.stat_full": 409,
  "pet.evolution_not_ready": 409,
  "pet.no_evolution": 404,
  "pet.memory_not_found": 404,
  "pet.note_too_long": 413,
  "pet.not_needed": 409,
  "pet.kept_too_long": 409,
  "pet.request_reused": 422,
  "pet.busy": 503,
};
