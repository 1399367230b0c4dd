/** The clips that ship with the product, by the names of their files. */
export const CLIPS = ["psalm-23", "ruth-2", "john-21"] as const;
export type Clip = (typeof CLIPS)[number];

/** A line as it is spoken and captioned. `verse`: it is this verse, word for word (World English Bible; Reina-Valera 1909). */
export type ClipLine = { en: string; es: string; verse?: number };

/** What is spoken in each clip. After a change: `node scripts/videos/make.ts`. */
export const CLIP_LINES: Readonly<Record<Clip, readonly ClipLine[]>> = {
  "psalm-23": [
    { en: "A psalm of David, read slowly.", es: "Un salmo de David, leído despacio." },
    {
      en: "Yahweh is my shepherd; I shall lack nothing.",
      es: "Salmo de David. JEHOVÁ es mi pastor; nada me faltará.",
      verse: 19_023_001,
    },
    {
      en: "He makes me lie down in green pastures. He leads me beside still waters.",
      es: "En lugares de delicados pastos me hará yacer: junto á aguas de reposo me pastoreará.",
      verse: 19_023_002,
    },
    {
      en: "He restores my soul. He guides me in the paths of righteousness for his name’s sake.",
      es: "Confortará mi alma; guiaráme por sendas de justicia por amor de su nombre.",
      verse: 19_023_003,
    },
    {
      en: "Even though I walk through the valley of the shadow of death, I will fear no evil, for you are with me. Your rod and your staff, they comfort me.",
      es: "Aunque ande en valle de sombra de muerte, no temeré mal alguno; porque tú estarás conmigo: tu vara y tu cayado me infundirán aliento.",
      verse: 19_023_004,
    },
    { en: "Which of these lines do you need today?", es: "¿Cuál de estas líneas necesitas hoy?" },
  ],
  "ruth-2": [
    {
      en: "Ruth is a stranger in Bethlehem, and poor. She gathers what the reapers leave.",
      es: "Rut es extranjera en Belén, y pobre. Recoge lo que dejan los segadores.",
    },
    {
      en: "Then she fell on her face and bowed herself to the ground, and said to him, “Why have I found favor in your sight, that you should take knowledge of me, since I am a foreigner?”",
      es: "Ella entonces bajando su rostro inclinóse á tierra, y díjole: ¿Por qué he hallado gracia en tus ojos para que tú me reconozcas, siendo yo extranjera?",
      verse: 8_002_010,
    },
    { en: "Boaz ends his answer with a blessing.", es: "Booz termina su respuesta con una bendición." },
    {
      en: "May Yahweh repay your work, and a full reward be given to you from Yahweh, the God of Israel, under whose wings you have come to take refuge.”",
      es: "Jehová galardone tu obra, y tu remuneración sea llena por Jehová Dios de Israel, que has venido para cubrirte debajo de sus alas.",
      verse: 8_002_012,
    },
    { en: "Who is a stranger near you?", es: "¿Quién es extranjero cerca de ti?" },
  ],
  "john-21": [
    {
      en: "The disciples fished all night, and caught nothing.",
      es: "Los discípulos pescaron toda la noche y no tomaron nada.",
    },
    {
      en: "But when day had already come, Jesus stood on the beach; yet the disciples didn’t know that it was Jesus.",
      es: "Y venida la mañana, Jesús se puso á la ribera: mas los discípulos no entendieron que era Jesús.",
      verse: 43_021_004,
    },
    {
      en: "Jesus therefore said to them, “Children, have you anything to eat?” They answered him, “No.”",
      es: "Y díjoles: Mozos, ¿tenéis algo de comer? Respondiéronle: No.",
      verse: 43_021_005,
    },
    {
      en: "He said to them, “Cast the net on the right side of the boat, and you will find some.” They cast it therefore, and now they weren’t able to draw it in for the multitude of fish.",
      es: "Y él les dice: Echad la red á la mano derecha del barco, y hallaréis. Entonces la echaron, y no la podían en ninguna manera sacar, por la multitud de los peces.",
      verse: 43_021_006,
    },
    {
      en: "Where did you last think that nothing would come of it?",
      es: "¿Dónde pensaste por última vez que no saldría nada?",
    },
  ],
};
