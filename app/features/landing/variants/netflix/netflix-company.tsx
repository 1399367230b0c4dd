import type { CSSProperties } from "react";
import { variantCopy } from "#app/features/landing/variants/copy-variants.ts";
import bird from "#app/ui/art/pets/pet-bird-happy.svg?no-inline";
import cat from "#app/ui/art/pets/pet-cat-happy.svg?no-inline";
import dog from "#app/ui/art/pets/pet-dog-happy.svg?no-inline";
import fish from "#app/ui/art/pets/pet-fish-happy.svg?no-inline";
import rabbit from "#app/ui/art/pets/pet-rabbit-happy.svg?no-inline";
import turtle from "#app/ui/art/pets/pet-turtle-happy.svg?no-inline";
import { useCopy } from "#app/ui/words/language.tsx";

const PETS = [
  { name: "dog", file: dog, wall: "sky" },
  { name: "cat", file: cat, wall: "rose" },
  { name: "rabbit", file: rabbit, wall: "leaf" },
  { name: "bird", file: bird, wall: "honey" },
  { name: "fish", file: fish, wall: "plum" },
  { name: "turtle", file: turtle, wall: "clay" },
] as const;

/** The six pets, each on its own floor. */
export function Company() {
  const { pets } = useCopy(variantCopy);
  return PETS.map(({ name, file, wall }) => (
    <div key={name} className="poster" style={{ "--_wall": `var(--wall-${wall})` } as CSSProperties}>
      <img src={file} alt="" width={160} height={160} loading="lazy" />
      <div className="poster-words">
        <h3>{pets[name]}</h3>
      </div>
    </div>
  ));
}
