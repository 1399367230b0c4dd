import type { PetKind } from "#app/features/pet/model/catalog.ts";
import type { Draw } from "./pencil.ts";

const browsers: Record<PetKind, () => Promise<Draw>> = {
  dog: () => import("./dog.ts").then(({ dog }) => dog),
  cat: () => import("./cat.ts").then(({ cat }) => cat),
  rabbit: () => import("./rabbit.ts").then(({ rabbit }) => rabbit),
  bird: () => import("./bird.ts").then(({ bird }) => bird),
  fish: () => import("./fish.ts").then(({ fish }) => fish),
  turtle: () => import("./turtle.ts").then(({ turtle }) => turtle),
};

/** The hand that draws one kind: a browser fetches its own pet's and no other. */
export const drawerOf = (kind: PetKind): Promise<Draw> => browsers[kind]();
