import { type Harm, harms } from "./harm-context.ts";
import { joined, type Run, run, step, unless } from "./runs.ts";

const freely = step(
  "simplemente solo ya hoy ahora mismo pues mejor esta noche de una vez por favor quiza",
  true,
);
const leadIn = step("pues entonces ya solo simplemente mejor ve anda y por favor hazlo ahora bueno", true);
const figurative = unless("espiritual vieja pasada en como");
const hair = unless("el un las unas pelo");

/** Pills are also taken as a doctor said, or given to somebody. */
const asHelp = unless("que recetadas como con de del a al para segun hasta aunque y cada exactamente sin");
const PILLS = run("las tus", "pastillas", asHelp);

/** What one dies of. */
const DEADLY: readonly Run[] = [
  run("matarte suicidarte ahorcarte colgarte dispararte envenenarte matarse suicidarse ahorcarse"),
  run("quitarte quitarse", "la", "vida"),
  run("acabar terminar", "con", "tu su", "vida", figurative),
  run("cortarte", "las", "venas munecas"),
  run("pegarte", "un", "tiro"),
  run("tomar tomarte tragarte", "todas", ...PILLS),
  run(
    "tirarte lanzarte arrojarte",
    "de del desde al a",
    step("la un una el", true),
    "puente azotea edificio tren",
  ),
];
/** What is done to oneself. */
const DEEDS: readonly Run[] = [
  ...DEADLY,
  run("lastimarte"),
  run("acabar terminar", "con", "tu su", "sufrimiento", figurative),
  run("cortarte cortarse", hair),
  run("hacerte hacerse", "dano"),
];
const DIE = run("morir morirte morirse", unless("a con al"));
/** The same after “I want that you”. */
const SO_THAT: readonly Run[] = [
  run("te se", "mates mate suicides suicide ahorques cuelgues mueras muera lastimes"),
  run("mueras"),
  run("te", "quites", "la", "vida"),
  run("te", "hagas", "dano"),
  run("acabes termines", "con", "tu", "vida"),
];

/** “Con miedo”, “así” nobody deserves to live. */
const howOne = unless(
  "con asi en sola solo como bajo sin esto entre ahi aqui encerrada encerrado atrapada atrapado esa ese eso esta este una un de aterrada aterrado asustada asustado amenazada amenazado humillada humillado escondida escondido a por cada tan donde siempre tu aterrorizada aterrorizado",
);
const ALIVE: readonly Run[] = [
  run("vivir existir", howOne),
  run("estar", "vivo viva"),
  run("seguir", "vivo viva"),
  run("seguir", "viviendo", howOne),
  run("vivir existir seguir", "en", "este", "mundo", howOne),
  run("vivir", "un", "dia", "mas", howOne),
];
/** “Puedes matarte con eso” warns. */
const asWarning = unless(
  "con sin al si cuando por manejando conduciendo bebiendo tomando mezclando haciendo en de como poco",
);
const asMuch = unless("mas tanto como");

export const HARM_ES: readonly Harm[] = [
  ...harms("said", [
    run("matate suicidate ahorcate cuelgate disparate muerete matese suicidese ahorquese muerase"),
    run("por", "que", "no", "te", "matas suicidas mueres ahorcas"),
  ]),
  ...harms("clause", [
    run(leadIn, "cortate", hair),
    run(leadIn, "cortate", "las", "venas munecas"),
    run(leadIn, "hazte", "dano"),
    run(leadIn, "toma tomate", "todas", ...PILLS),
    run(leadIn, "traga tragate", step("todas", true), ...PILLS),
    run(
      leadIn,
      "pon ponte",
      "la una el un tu",
      "pistola arma revolver",
      "en contra",
      "la tu",
      "cabeza boca sien garganta",
    ),
    run(leadIn, "quitate", "la", "vida"),
    run(leadIn, "acaba termina", "con", "tu", "vida sufrimiento", figurative),
    run(leadIn, "tirate lanzate", "de del desde al", step("un la una", true), "puente azotea edificio tren"),
    ...joined([run(leadIn, "vete ve anda", "a")], [...DEEDS, run("morir morirte")]),
  ]),
  ...harms("embedded", [
    ...joined(
      [
        run(step("tu", true), freely, "deberias debes debieras mereces necesitas", freely),
        run("usted", freely, "deberia debe merece necesita", freely),
        run("tienes tenes has", "que de", freely),
        run("usted", "tiene", "que", freely),
        run("puedes podrias", "simplemente siempre solo", freely),
      ],
      [...DEEDS, DIE, run("considerar", "el", "suicidio"), run("la", "muerte")],
    ),
    ...joined([run("no", step("te", true), "mereces")], ALIVE),
    run("no", step("te", true), "mereces", "la", "vida", unless("que de con asi")),
    run("deberias", "estar", "muerto muerta"),
    ...joined([run("dios jesus senor cristo", "quiere manda pide", "que")], SO_THAT),
    ...joined([run("quiero espero ojala deseo pido ordeno sugiero recomiendo", step("que", true))], SO_THAT),
  ]),
  ...harms("whole", [
    ...joined([run("hora mejor", "de es", freely), run("esta", "bien", freely)], DEEDS),
    ...joined([run("hora mejor", "de es", "que")], SO_THAT),
    ...joined(
      [run("matarte suicidarte"), run("el", "suicidio"), run("quitarte", "la", "vida")],
      [
        run("es", step("la lo el una", true), "mejor unica respuesta solucion salida", step("que", true)),
        run("esta", step("muy", true), "bien"),
      ],
    ),
    run("mejor", "muerto muerta"),
    run("mejor", "sin", "ti"),
    run("mejor", "si que", step("tu te", true), "murieras mataras"),
    ...joined([run("hacer", "es", freely)], DEEDS),
    ...joined(
      [run("nadie")],
      [
        run("te", "extranaria extranara extrana", asMuch),
        run("te", "va", "a", "extranar", asMuch),
        run("te", "va", "a", "echar", "de", "menos", asMuch),
        run("te", "echara echaria echa", "de", "menos", asMuch),
        run("va", "a", "extranarte", asMuch),
        run("va", "a", "echarte", "de", "menos", asMuch),
      ],
    ),
  ]),
  ...harms("granted", [
    ...joined(
      joined(
        [
          run(step("tu ya", true), freely, "puedes podes", freely),
          run("claro", "que", step("si ya", true), "puedes podes", freely),
          run("usted", freely, "puede", freely),
          run("creo pienso digo", "que", step("ya", true), "puedes podes", freely),
        ],
        DEADLY,
      ),
      [run(asWarning), run("si", step("lo te", true), "quieres deseas duele ayuda prefieres")],
    ),
  ]),
];
