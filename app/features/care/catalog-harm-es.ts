import { type Harm, harms } from "./harm-context.ts";
import { joined, type Run, run, step, unless } from "./runs.ts";

const freely = step(
  "simplemente solo ya hoy ahora mismo pues mejor esta noche de una vez por favor quiza",
  true,
);
const leadIn = step("pues entonces ya solo simplemente mejor ve anda y por favor hazlo ahora bueno", true);
const figurative = unless("espiritual vieja pasada en como");
const hair = unless("el un las unas pelo");

/** What is done to oneself. */
const DEEDS: readonly Run[] = [
  run("matarte suicidarte ahorcarte colgarte dispararte envenenarte lastimarte matarse suicidarse ahorcarse"),
  run("quitarte quitarse", "la", "vida"),
  run("acabar terminar", "con", "tu su", "vida sufrimiento", figurative),
  run("cortarte cortarse", hair),
  run("cortarte", "las", "venas munecas"),
  run("hacerte hacerse", "dano"),
  run("pegarte", "un", "tiro"),
  run(
    "tirarte lanzarte arrojarte",
    "de del desde al a",
    step("la un una el", true),
    "puente azotea edificio tren",
  ),
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

export const HARM_ES: readonly Harm[] = [
  ...harms("said", [
    run("matate suicidate ahorcate cuelgate disparate muerete matese suicidese ahorquese muerase"),
    run("por", "que", "no", "te", "matas suicidas mueres ahorcas"),
  ]),
  ...harms("clause", [
    run(leadIn, "cortate", hair),
    run(leadIn, "cortate", "las", "venas munecas"),
    run(leadIn, "hazte", "dano"),
    run(leadIn, "toma tomate traga", "todas", "las", "pastillas", unless("que recetadas como con de")),
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
    ...joined([run("no", "mereces", "vivir existir"), run("deberias", "estar", "muerto muerta")], [[]]),
    ...joined([run("dios jesus senor cristo", "quiere manda pide", "que")], SO_THAT),
    ...joined([run("quiero espero ojala deseo pido ordeno sugiero recomiendo", step("que", true))], SO_THAT),
  ]),
  ...harms("whole", [
    ...joined([run("hora mejor", "de es", freely), run("esta", "bien", freely)], DEEDS),
    ...joined([run("hora mejor", "de es", "que")], SO_THAT),
    ...joined(
      [run("matarte suicidarte"), run("el", "suicidio"), run("quitarte", "la", "vida")],
      [run("es", step("la lo el una", true), "mejor unica respuesta solucion salida", step("que", true))],
    ),
    run("mejor", "muerto muerta"),
    run("mejor", "sin", "ti"),
    run("mejor", "si que", step("tu te", true), "murieras mataras"),
    ...joined([run("hacer", "es", freely)], DEEDS),
    run("nadie", "te", "extranaria extranara"),
  ]),
];
