import type { Spoken } from "./topic.ts";

export const HOME_ES: Readonly<Record<string, Spoken>> = {
  "conflict-in-marriage": {
    cues: "mi (?:esposo|esposa|marido|mujer|pareja) y yo (?:\\w+ ){0,4}(?:pele\\w+|discut\\w+|discusi\\w+|grit\\w+)|(?:esposo|esposa|marido|mujer|pareja) (?:\\w+ ){0,4}(?:no me (?:escucha|habla|entiende|ayuda)|se enoja|me grita|me culpa)|peleamos por todo|discutimos|pleitos en (?:mi|el) matrimonio",
    opening:
      "Vivir cerca de una persona nos muestra dónde somos frágiles. Dos personas cansadas pueden herirse sin querer, y pueden aprender a parar. Una pareja de confianza, un pastor o un consejero matrimonial puede escuchar a los dos, como yo no puedo.",
    questions: ["¿Qué anhelas que tu pareja entienda?", "¿Qué diría tu pareja que anhela de ti?"],
    prayer:
      "Dios, quédate en el cuarto cuando hablamos. Haznos lentos para herir y prontos para sanar. Amén.",
  },
  "growing-apart": {
    cues: "extran[oa]s|desconocid[oa]s|companeros de (?:cuarto|casa)|ya no (?:hablamos|nos tocamos|nos besamos|me toca|me mira)|distan\\w+|misma cama|se apago|rutina|no hablamos de nada|frialdad",
    opening:
      "La distancia en un matrimonio suele llegar callada, y pequeños gestos del uno hacia el otro pueden empezar a responderle. Un pastor, una pareja amiga o un consejero matrimonial puede ayudar a encontrar palabras otra vez.",
    questions: [
      "¿Qué hacían juntos cuando era fácil?",
      "¿Qué gesto pequeño podrías ofrecer sin pedir otro a cambio?",
    ],
    prayer: "Dios, calienta lo que se enfrió entre nosotros, y muéstranos el primer paso. Amén.",
  },
  "broken-trust": {
    cues: "me engan\\w+|infiel\\w*|infidelidad|otra mujer|otro hombre|amante|mensajes (?:con|de) (?:otr[oa]|una)|(?:encontre|descubri|vi) (?:\\w+ ){0,3}(?:mensajes|fotos|celular)|me mintio|adulterio|con una companera|doble vida",
    opening:
      "La confianza rota en un matrimonio sacude toda la casa. No tienes que decidirlo todo ahora, y un consejero que conoce estas tormentas puede ayudarlos a los dos, o a ti.",
    questions: [
      "¿Qué necesitas hoy para estar firme?",
      "¿Qué tendría que incluir la verdad dicha con claridad?",
    ],
    prayer: "Dios, sostenme. Trae a la luz lo escondido, y guarda lo que es frágil. Amén.",
  },
  separation: {
    cues: "divorci\\w+|separa(?:cion|mos|do|da|r\\w*)|se fue de la casa|custodia|me pidio el divorcio|papeles del divorcio|nos dejo|abandon\\w+ (?:a sus hijos|el hogar)|me dejo con los ninos|mi exesposo|mi exesposa",
    opening:
      "Lo siento. El final de un matrimonio, o el miedo a ese final, es un duelo, y trae asuntos prácticos que merecen buen consejo. Un abogado, un consejero y una amistad que ya pasó por esto pueden llevar cada uno una parte contigo.",
    questions: [
      "¿Qué necesitas para estar a salvo y firme esta semana?",
      "¿Quién ha pasado por este camino y podría hablar contigo?",
    ],
    prayer: "Dios, tu bondad no se aparta. Quédate mientras tanto se mueve. Amén.",
  },
  "preparing-for-marriage": {
    cues: "nos casamos|me caso|boda|comprometid\\w+|prometid\\w+|pedirle matrimonio|antes de casar\\w+|noviazgo|casarme|que dice la biblia del matrimonio",
    opening:
      "Elegir una vida con alguien merece conversaciones sin prisa: sobre el dinero, la familia, la fe y cómo hace las paces cada uno. Un pastor, o una pareja con muchos años de casados que los conozca a los dos, puede preguntar lo que a ustedes no se les ocurre.",
    questions: ["¿Cómo se reconcilian después de una pelea?", "¿Qué conversación han estado aplazando?"],
    prayer: "Dios, haznos sinceros y amables antes de prometer, y después. Amén.",
  },
  "different-faith": {
    cues: "(?:esposo|esposa|marido|mujer|novi[oa]|pareja) (?:\\w+ ){0,4}(?:no cree|no es cristian\\w+|ate[oa]|no va a la iglesia|musulman|otra religion|no comparte mi fe)|yugo desigual|otra religion|incredul\\w+",
    opening:
      "Amar a quien no comparte tu fe pide paciencia y respeto. La fe no se puede imponer a nadie, y la bondad habla claro. Un pastor, o una pareja que vive la misma diferencia, sabe de esto más que yo.",
    questions: ["¿En qué están de acuerdo en lo profundo?", "¿Cómo podrías vivir tu fe sin discutirla?"],
    prayer: "Dios, que mi amor sea una palabra verdadera, y guárdanos amables. Amén.",
  },
  "raising-children-in-faith": {
    cues: "ensen\\w+ a (?:mi|mis) (?:hij\\w+|nin\\w+)|mis hijos (?:\\w+ ){0,4}(?:iglesia|orar|dios|biblia|fe)|hablar con dios mi hijo|(?:hij\\w+|nin\\w+) (?:\\w+ ){0,4}(?:hablar con dios|orar|quien es dios)|escuela dominical|criar (?:a mis hijos|en la fe)|devocional en familia|hijo pequeno",
    opening:
      "Los niños aprenden sobre todo de lo que pasa en la mesa, en el coche y a la hora de dormir. No tiene que ser perfecto para ser bueno. El papá o la mamá, los abuelos o alguien de la iglesia pueden compartirlo contigo.",
    questions: [
      "¿Qué quisieras que recordaran de su casa?",
      "¿Qué momento corriente del día podría guardar una oración corta?",
    ],
    prayer: "Dios, estos hijos fueron tuyos primero. Ayúdame a quererlos bien hoy. Amén.",
  },
  teenager: {
    cues: "adolescen\\w+|hij[oa] de (?:trece|catorce|quince|dieciseis|diecisiete|1[3-7])|de quince|de dieciseis|se encierra en su cuarto|malas companias|no me dirige la palabra|rebeld\\w+|prepa|secundaria|no me hace caso mi hij\\w+",
    opening:
      "Los jóvenes se alejan para encontrar sus pies, y eso puede doler a quien les tomó la mano. También María y José tuvieron un día de buscar sin entender. Otra persona adulta que le caiga bien, la consejera de la escuela o unos padres que ya pasaron por ahí pueden ayudarlos.",
    questions: ["¿Cuándo hablan con más facilidad?", "¿Qué hace bien que podrías decirle que has visto?"],
    prayer: "Dios, deja la puerta abierta entre nosotros, y dame oídos antes que palabras. Amén.",
  },
  "worn-out-parent": {
    cues: "(?:peor|mala|mal) (?:mama|madre|papa|padre)|le grite a mi (?:bebe|hij\\w+|nin\\w+)|(?:mama|madre|papa|padre) solter[oa]|al limite con mis|mis ninos no me dejan|no puedo con mis hijos|ama de casa|mama primeriza",
    opening:
      "Cuidar niños puede gastar todo lo que hay en una persona. Un día duro no te hace mala madre ni mal padre, y pedirle perdón a un niño le enseña algo bueno. El papá o la mamá, una amistad o los abuelos pueden tomar una hora; y si es más que cansancio, que lo sepa un médico o un consejero.",
    questions: [
      "¿Quién podría darte una hora de descanso esta semana?",
      "¿Qué salió bien hoy, por pequeño que sea?",
    ],
    prayer:
      "Dios, tú llevas con suavidad a quienes crían. Llévame, y dame fuerzas para la hora de dormir. Amén.",
  },
  discipline: {
    cues: "berrinch\\w+|no me obedece|castig\\w+|nalgad\\w+|mi (?:nin[oa]|hij[oa]) (?:\\w+ ){0,4}(?:pega|miente|muerde|no hace caso|desobedece|se porta mal)|portarse mal|disciplin\\w+|limites a mi hij\\w+",
    opening:
      "Los límites son una forma de cuidado cuando son serenos y se cumplen. La meta es enseñar, y nadie enseña bien al final de sus fuerzas. El papá o la mamá, un maestro o el pediatra pueden ver lo que tan de cerca no se ve.",
    questions: [
      "¿Qué crees que intentaba decir con eso?",
      "¿Cuáles dos o tres reglas importan más en tu casa?",
    ],
    prayer: "Dios, dame firmeza sin dureza, y paciencia para una vez más. Amén.",
  },
  "child-far-away": {
    cues: "mi hij[oa] (?:\\w+ ){0,4}(?:no me habla|se fue de la casa|se alejo|esta pres[oa]|en la carcel|no me llama|me bloqueo|anda en (?:drogas|la calle))|hij\\w+ (?:prodig\\w+|adult\\w+|lejos)|se fue de la casa y|se aparto de dios|ya no me habla",
    opening:
      "Amar a un hijo que está lejos es dejar una luz en la ventana. No puedes andar su camino por él, y puedes seguir siendo alguien a quien es seguro volver. Un pastor, un consejero o unos padres que esperan como tú pueden esperar contigo.",
    questions: [
      "¿Qué quisieras que supiera de cómo piensas en él o en ella?",
      "¿Hay una palabra pequeña, sin lección, que pudieras mandarle?",
    ],
    prayer:
      "Dios, tú ves a mi hijo donde yo no puedo. Cuídalo, y deja abiertos mi puerta y mi corazón. Amén.",
  },
  expecting: {
    cues: "embaraz\\w+|voy a ser (?:mama|papa)|semanas de (?:embarazo|gestacion)|nacer\\w* (?:mi|el) bebe|prueba (?:salio )?positiva|parto|ultrasonido|espero un bebe|fecha de parto",
    opening:
      "Un hijo en camino trae asombro y preocupación al mismo cuarto. Las dos cosas pueden sentarse. Una partera o un médico, y alguien que tuvo un bebé hace poco, pueden responder lo que yo no puedo.",
    questions: [
      "¿Qué esperas con ilusión y qué te asusta?",
      "¿Quién estará cerca para ayudar en las primeras semanas?",
    ],
    prayer: "Dios, cuida de esta vida pequeña y de nosotros. Prepáranos, poco a poco. Amén.",
  },
  "longing-for-a-child": {
    cues: "tener un bebe|perd(?:i|imos) (?:al|el|a mi|a nuestro) bebe|infertil\\w*|no puedo (?:embarazarme|tener hijos)|aborto espontaneo|intentando (?:tener|embaraz)|fertilidad|adopt\\w+|nunca podre ser (?:mama|papa|madre|padre)|in vitro",
    opening:
      "Lo siento mucho. Anhelar un hijo, o perderlo, es un dolor que muchos llevan callados, y no tienes que explicar nada. Un médico, un consejero, un pastor o alguien que perdió como tú puede acompañarte en esto.",
    questions: [
      "¿Ha podido alguien llorar contigo?",
      "¿Te ayudaría darle a esta pena un nombre, un lugar o un día?",
    ],
    prayer: "Dios, tú conoces este vacío por su nombre. Sostenme, y sostén a quien anhelo. Amén.",
  },
  "ageing-parents": {
    cues: "(?:mama|papa|madre|padre|abuel[oa]|padres) (?:\\w+ ){0,5}(?:alzheimer|demencia|no me reconoce|se cayo|asilo|la cuido|lo cuido|olvida)|alzheimer|demencia|cuid(?:o|ar|ando) (?:a|de) (?:mi|mis) (?:mama|papa|madre|padre|padres|abuel\\w+)|cuidador\\w*|la cuido sola",
    opening:
      "Cuidar a quienes te cuidaron es tierno y cansado, a menudo en la misma hora. No está mal necesitar ayuda. Tus hermanos, su médico o gente de la iglesia pueden llevar una parte.",
    questions: ["¿Qué parte podría llevar otra persona?", "¿Qué disfrutan juntos todavía?"],
    prayer: "Dios, tú nos llevas hasta las canas. Llévalos a ellos, y a mí mientras cuido. Amén.",
  },
  "blended-family": {
    cues: "hijastr\\w+|padrastro|madrastra|hij\\w+ de mi (?:esposo|esposa|pareja|marido)|no eres mi (?:mama|papa|madre|padre)|segundo matrimonio|familia ensamblada",
    opening:
      "Dos familias bajo un techo crecen juntas despacio, en años más que en semanas. El amor que se ofrece sin exigirse pocas veces se pierde. El papá o la mamá, un pastor o un consejero familiar puede ayudar con lo que viene de antes.",
    questions: ["¿Qué perdió el niño que tú no puedes reemplazar?", "¿Qué cosa pequeña disfrutan los dos?"],
    prayer:
      "Dios, haz lugar en esta casa para la historia de cada uno, y dame paciencia con el amor lento. Amén.",
  },
};
