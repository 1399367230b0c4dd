import bird from "#app/ui/art/pets/pet-bird-perched.svg?no-inline";
import cat from "#app/ui/art/pets/pet-cat-happy.svg?no-inline";
import dog from "#app/ui/art/pets/pet-dog-happy.svg?no-inline";
import fish from "#app/ui/art/pets/pet-fish-happy.svg?no-inline";
import rabbit from "#app/ui/art/pets/pet-rabbit-happy.svg?no-inline";
import turtle from "#app/ui/art/pets/pet-turtle-happy.svg?no-inline";

const files = { bird, cat, dog, fish, rabbit, turtle };

/** Where each drawing meets the ground, on its 240 px square; the bird by its feet, the fish by its bowl. */
const ground: Record<keyof typeof files, number> = {
  bird: 196,
  cat: 224,
  dog: 224,
  fish: 218,
  rabbit: 224,
  turtle: 224,
};

type PetProps = {
  name: keyof typeof files;
  /** The middle of its ground, in the picture's own units. */
  at: [x: number, y: number];
  scale: number;
  /** Looking the other way. */
  flip?: boolean;
};

/**
 * A pet inside a larger picture, from its own file: pets keep their colours by day and by night. An HTML picture in
 * the drawing, since an SVG one is fetched before the words are painted.
 */
export function Pet({ name, at: [x, y], scale, flip = false }: PetProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      <foreignObject x="-120" y={-ground[name]} width="240" height="240">
        <img src={files[name]} alt="" width={240} height={240} loading="lazy" />
      </foreignObject>
    </g>
  );
}
