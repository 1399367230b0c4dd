import type { Copy } from "#app/core/language.ts";
import type { Translation } from "#app/features/bible/translations.ts";

type EditionText = { about: string; license: string; checked: string };

type TextsText = {
  title: string;
  lead: string;
  description: string;
  editions: Record<Translation, EditionText>;
  facts: {
    license: string;
    source: string;
    verses: string;
    words: string;
    checksum: string;
    checked: string;
  };
  debian: (name: string) => string;
  corrections: (count: number) => string;
  noCorrections: string;
  doubts: (count: number) => string;
  doubtsLead: string;
  columns: { verse: string; was: string; now: string; why: string; stands: string };
  kinds: Record<string, string>;
  moved: string;
  creditsTitle: string;
  credits: readonly string[];
  report: string;
  reportText: string;
  read: string;
};

/** `/bible/texts`: which texts these are, and what was corrected in them. Figures come from `editions.ts`. */
export const textsCopy: Copy<TextsText> = {
  en: {
    title: "Bible texts and credits",
    lead: "Every verse in Koinonia comes from one of these three texts, word for word. Here is where each comes from, what we corrected and why, and what we are not sure of.",
    description:
      "The editions of the Bible in Koinonia: source, license, checksum, every correction with its reason, and how to report a misprint.",
    editions: {
      WEB: {
        about:
          "A modern English translation, finished in 2020, that says “Yahweh” for God’s name. Four verses that the King James Version counts are not in its text: Luke 17:36, Acts 8:37, 15:34 and 24:7.",
        license:
          "Public domain. “World English Bible” is a trademark of eBible.org; under that name its words may not be altered.",
        checked:
          "Only spaces were put right, where a footnote or the end of a quotation had taken them away. No word, letter or mark is changed.",
      },
      KJV: {
        about: "The King James Version in the edition of 1769, with “the LORD” for God’s name.",
        license: "Public domain; in the United Kingdom under Crown letters patent.",
        checked:
          "Compared word for word, with punctuation and capitals, with two other digital copies: CrossWire’s KJV and Debian’s widemargin.",
      },
      RV1909: {
        about: "The Spanish Reina-Valera in the revision of 1909, with “Jehová” for God’s name.",
        license: "Public domain.",
        checked:
          "Proof-read against a second digital copy of the same edition, the Reina-Valera of 1865, and the text’s own vocabulary and grammar. No printed copy was at hand: a slip that both copies share and that is good Spanish can still be there.",
      },
    },
    facts: {
      license: "License",
      source: "Source",
      verses: "Verses",
      words: "Words",
      checksum: "SHA-256 of the text",
      checked: "How it was checked",
    },
    debian: (name) => `Debian package ${name}`,
    corrections: (count) => (count === 1 ? "1 correction" : `${count} corrections`),
    noCorrections: "No corrections.",
    doubts: (count) =>
      count === 1 ? "1 doubtful place, left as it is" : `${count} doubtful places, left as they are`,
    doubtsLead: "These may be misprints or may stand so in print. Until somebody can say, they stay.",
    columns: { verse: "Verse", was: "It said", now: "It says", why: "Why", stands: "It says" },
    kinds: {
      broken: "broken word",
      capital: "capital",
      joined: "words run together",
      letter: "letter or accent",
      punctuation: "punctuation",
      verse: "verse number",
      space: "space",
      name: "name",
      accent: "accent",
      spelling: "spelling",
      word: "word",
      number: "number",
    },
    moved: "The sentences stood one verse off.",
    creditsTitle: "Credits",
    credits: [
      "World English Bible: Michael Paul Johnson and eBible.org, with thanks for a text that everybody may share.",
      "King James Version and Reina-Valera 1909: the digital texts of eBible.org and the CrossWire Bible Society, by way of the Debian project.",
      "Topics: Nave’s Topical Bible (Orville J. Nave, 1896), public domain, from the Christian Classics Ethereal Library by way of Debian (sword-dict-naves 3.0-1).",
      "Commentary: Matthew Henry’s Concise Commentary (1706), public domain, from Debian (sword-comm-mhcc 2.0-1).",
      "Hebrew text, lemmas and parsing: Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), based on the Westminster Leningrad Codex (public domain). Changes: accents left out, verses numbered as in the King James Version, explanations of the parsing added.",
      "Hebrew dictionary: Brown, Driver and Briggs (1906, public domain) as edited by the Open Scriptures Hebrew Bible Project (https://github.com/openscriptures/HebrewLexicon), CC BY 4.0. Changes: Bible references rewritten. It is an outline, not the whole book.",
      "Greek text (Textus Receptus) with Strong’s numbers and forms: Dr. Maurice A. Robinson, public domain; CrossWire Bible Society (KJV2003 Project). Strong’s numbers of the King James Old Testament: CrossWire Bible Society and the Bible Foundation.",
      "Dictionaries: James Strong (1890) and G. Abbott-Smith, A Manual Greek Lexicon of the New Testament (1922, marked up by translatable-exegetical-tools), public domain. The lines “in plain words”, the explanations of grammar and the choice of related verses are ours.",
      "Psalms: C. H. Spurgeon, The Treasury of David (1885), public domain, from Debian (sword-comm-tdavid 2.1-1).",
    ],
    report: "Report a misprint",
    reportText:
      "Have you found a word that is wrong? Open its chapter, select the verse’s number, then “Report a misprint”. We compare it with the sources, and what is corrected is listed here.",
    read: "Read",
  },
  es: {
    title: "Textos bíblicos y créditos",
    lead: "Cada versículo de Koinonia viene de uno de estos tres textos, palabra por palabra. Aquí decimos de dónde viene cada uno, qué corregimos y por qué, y de qué no estamos seguros.",
    description:
      "Las ediciones de la Biblia en Koinonia: fuente, licencia, suma de verificación, cada corrección con su motivo y cómo avisar de una errata.",
    editions: {
      WEB: {
        about:
          "Una traducción moderna al inglés, terminada en 2020, que usa «Yahweh» como nombre de Dios. Cuatro versículos que cuenta la King James Version no están en su texto: Lucas 17:36, Hechos 8:37, 15:34 y 24:7.",
        license:
          "Dominio público. «World English Bible» es una marca de eBible.org; con ese nombre no se pueden alterar sus palabras.",
        checked:
          "Solo se corrigieron espacios que se habían perdido junto a una nota o al final de una cita. No se cambió ninguna palabra, letra ni signo.",
      },
      KJV: {
        about: "La King James Version en la edición de 1769, que dice «the LORD» por el nombre de Dios.",
        license: "Dominio público; en el Reino Unido, con patente de la Corona.",
        checked:
          "Comparada palabra por palabra, con puntuación y mayúsculas, con otras dos copias digitales: la KJV de CrossWire y widemargin, de Debian.",
      },
      RV1909: {
        about: "La Reina-Valera en la revisión de 1909, que usa «Jehová» como nombre de Dios.",
        license: "Dominio público.",
        checked:
          "Revisada con una segunda copia digital de la misma edición, con la Reina-Valera de 1865 y con el vocabulario y la gramática del propio texto. No tuvimos a mano un ejemplar impreso: puede quedar algún error que ambas copias compartan y que sea buen español.",
      },
    },
    facts: {
      license: "Licencia",
      source: "Fuente",
      verses: "Versículos",
      words: "Palabras",
      checksum: "SHA-256 del texto",
      checked: "Cómo se revisó",
    },
    debian: (name) => `Paquete ${name} de Debian`,
    corrections: (count) => (count === 1 ? "1 corrección" : `${count} correcciones`),
    noCorrections: "Sin correcciones.",
    doubts: (count) =>
      count === 1
        ? "1 lugar dudoso, que dejamos como está"
        : `${count} lugares dudosos, que dejamos como están`,
    doubtsLead: "Pueden ser erratas o estar así en el impreso. Mientras nadie pueda decirlo, se quedan.",
    columns: { verse: "Versículo", was: "Decía", now: "Dice", why: "Por qué", stands: "Dice" },
    kinds: {
      broken: "palabra partida",
      capital: "mayúscula",
      joined: "palabras pegadas",
      letter: "letra o acento",
      punctuation: "puntuación",
      verse: "número de versículo",
      space: "espacio",
      name: "nombre",
      accent: "acento",
      spelling: "ortografía",
      word: "palabra",
      number: "número",
    },
    moved: "Las oraciones estaban un versículo más allá.",
    creditsTitle: "Créditos",
    credits: [
      "World English Bible: Michael Paul Johnson y eBible.org, con gratitud por un texto que todos pueden compartir.",
      "King James Version y Reina-Valera 1909: los textos digitales de eBible.org y de la CrossWire Bible Society, a través del proyecto Debian.",
      "Temas: Nave’s Topical Bible (Orville J. Nave, 1896), dominio público, de la Christian Classics Ethereal Library a través de Debian (sword-dict-naves 3.0-1).",
      "Comentario: Matthew Henry’s Concise Commentary (1706), en inglés, dominio público, de Debian (sword-comm-mhcc 2.0-1).",
      "Texto hebreo, lemas y análisis: obra original de la Open Scriptures Hebrew Bible, https://github.com/openscriptures/morphhb, con licencia CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), basada en el Códice de Leningrado de Westminster (dominio público). Cambios: sin acentos, versículos numerados como en la King James Version, explicaciones del análisis añadidas.",
      "Diccionario hebreo: Brown, Driver y Briggs (1906, dominio público), en la edición del Open Scriptures Hebrew Bible Project (https://github.com/openscriptures/HebrewLexicon), CC BY 4.0. Cambios: referencias bíblicas reescritas. Es un resumen, no el libro entero.",
      "Texto griego (Textus Receptus) con números de Strong y formas: Dr. Maurice A. Robinson, dominio público; CrossWire Bible Society (KJV2003 Project). Números de Strong del Antiguo Testamento de la King James: CrossWire Bible Society y la Bible Foundation.",
      "Diccionarios: James Strong (1890) y G. Abbott-Smith, A Manual Greek Lexicon of the New Testament (1922, marcado por translatable-exegetical-tools), dominio público. Las líneas «en palabras sencillas», las explicaciones de la gramática y la elección de versículos relacionados son nuestras.",
      "Salmos: C. H. Spurgeon, The Treasury of David (1885), en inglés, dominio público, de Debian (sword-comm-tdavid 2.1-1).",
    ],
    report: "Avisar de una errata",
    reportText:
      "¿Encontraste una palabra equivocada? Abre su capítulo, elige el número del versículo y luego «Avisar de una errata». La comparamos con las fuentes, y lo que se corrige aparece aquí.",
    read: "Leer",
  },
};
