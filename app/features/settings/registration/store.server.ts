import { hasWritten } from "#app/features/chat/fragments-store.server.ts";
import { hasMarks } from "#app/features/marks/fragments-store.server.ts";
import { hasPet } from "#app/features/pet/fragments-store.server.ts";
import { hasPracticed } from "#app/features/rhythm/shared/fragments-store.server.ts";
import { hasStudied } from "#app/features/study/fragments-store.server.ts";

/** Something was written, adopted or practised: then somebody lives there. */
export const HAS_CONTENT = `(${hasWritten("?1")} OR ${hasPet("?1")} OR ${hasPracticed("?1")} OR ${hasStudied("?1")}
  OR ${hasMarks("?1")})`;
