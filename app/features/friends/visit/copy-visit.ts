import type { Copy } from "#app/core/language.ts";

const en = {
  go: "Let your pet visit theirs",
  goHint: "Once a day. They are told once, and see which pet came.",
  wasToday: "Your pet was there today",
  came: (name: string) => `${name}’s pet came to see yours`,
  scene: (own: string, theirs: string) => `Your pet, ${own}, and your friend’s, ${theirs}, side by side`,
  lines: [
    "They sat side by side for a long while, and that was enough.",
    "One found the sunny place by the wall, and left half of it free.",
    "They shared what was in the bowl, and nobody counted.",
    "One was tired. The other stayed.",
    "They looked at the same bird until it flew.",
    "At the gate they turned around once more.",
  ],
};

export const visitCopy: Copy<typeof en> = {
  en,
  es: {
    go: "Que tu mascota visite a la suya",
    goHint: "Una vez al día. Se le avisa una vez, y ve qué mascota vino.",
    wasToday: "Tu mascota estuvo allí hoy",
    came: (name) => `La mascota de ${name} vino a ver a la tuya`,
    scene: (own, theirs) => `Tu mascota, ${own}, y la de tu amistad, ${theirs}, una junto a la otra`,
    lines: [
      "Se sentaron juntas un buen rato, y con eso bastó.",
      "Una encontró el lugar con sol junto al muro, y dejó libre la mitad.",
      "Compartieron lo que había en el plato, y nadie contó.",
      "Una estaba cansada. La otra se quedó.",
      "Miraron el mismo pájaro hasta que voló.",
      "En la puerta se volvieron a mirar una vez más.",
    ],
  },
};
