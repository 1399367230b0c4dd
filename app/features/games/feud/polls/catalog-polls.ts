import type { Language } from "#app/core/language.ts";

/** Forms of one answer; the first is shown. */
type Known = readonly string[];
export type Poll = {
  id: string;
  question: Record<Language, string>;
  /** Answers that fit, in any of their forms. Another one is shown only where an administrator has let it in. */
  known: Record<Language, readonly Known[]>;
};

const listOf = (words: string): Known[] => words.split("; ").map((forms) => forms.split("|"));

/** What members are asked. Nothing of it is right or wrong. */
export const POLLS: readonly Poll[] = [
  {
    id: "poll-ark",
    question: {
      en: "Name something that you would take with you into the ark",
      es: "Nombra algo que llevarías contigo al arca",
    },
    known: {
      en: listOf(
        "Food|something to eat|snacks; Water|drinking water; Family|my family|wife|husband|kids|children; Bible|my Bible; Dog|my dog|dogs; Cat|my cat|cats; Blanket|blankets; Bed|a pillow|pillow; Lamp|flashlight|light|candles; Tools|hammer|nails; Clothes|raincoat|coat; Books|book; Music|guitar|instrument; Coffee|tea; Friends|friend; Bread|flour; Seeds|plants; Fishing rod|fishing pole; Soap|shampoo; Hay|straw",
      ),
      es: listOf(
        "Comida|algo de comer; Agua|agua potable; Familia|mi familia|esposa|esposo|hijos; Biblia|mi Biblia; Perro|mi perro|perros; Gato|mi gato|gatos; Manta|mantas|cobija|cobijas; Cama|almohada; Lámpara|linterna|luz|velas; Herramientas|martillo|clavos; Ropa|abrigo|impermeable; Libros|libro; Música|guitarra|instrumento; Café|té; Amigos|amigo|amiga; Pan|harina; Semillas|plantas; Caña de pescar; Jabón|champú; Heno|paja",
      ),
    },
  },
  {
    id: "poll-quiet",
    question: {
      en: "Name a place where it is easy to pray",
      es: "Nombra un lugar donde es fácil orar",
    },
    known: {
      en: listOf(
        "Bed|my bed|bedroom|my room; Church|chapel; Garden|yard|backyard; Car|my car|driving; Kitchen|table|kitchen table; Forest|woods; Mountain|mountains|hill; Beach|sea|ocean; Bathroom|shower; Walk|walking|on a walk; Balcony|porch; Park|bench; Closet|prayer closet; Chair|sofa|couch; Hospital; Lake|river; Train|bus; Office|work; Living room; Everywhere|anywhere",
      ),
      es: listOf(
        "Cama|mi cama|dormitorio|mi cuarto|habitación; Iglesia|capilla|templo; Jardín|patio; Auto|coche|carro|mi carro; Cocina|mesa|comedor; Bosque; Montaña|montañas|cerro; Playa|mar|océano; Baño|ducha; Caminata|caminando|paseo; Balcón|terraza; Parque|banco; Clóset|armario; Sillón|sofá|silla; Hospital; Lago|río; Tren|autobús; Oficina|trabajo; Sala; En todas partes|cualquier lugar",
      ),
    },
  },
  {
    id: "poll-thanks",
    question: {
      en: "Name something small to be thankful for",
      es: "Nombra algo pequeño por lo que dar gracias",
    },
    known: {
      en: listOf(
        "Coffee|a cup of coffee; Sunshine|sun|the sun; A smile|smile|smiles; Birds|birdsong|bird; Bread|food|breakfast; Sleep|a good sleep|rest; Rain; Flowers|flower; A friend|friends; Family; Water|clean water; Music|a song; A hug|hugs; Health; Home|a roof; Children|kids|a child; Breath|breathing|air; A letter|message|call; Silence|quiet|peace; Stars|moon",
      ),
      es: listOf(
        "Café|una taza de café; Sol|el sol; Una sonrisa|sonrisa|sonrisas; Pájaros|aves; Pan|comida|desayuno; Sueño|dormir|descanso; Lluvia; Flores|flor; Una amistad|amigos|amigo; Familia; Agua|agua limpia; Música|una canción; Un abrazo|abrazo|abrazos; Salud; Casa|hogar|un techo; Niños|hijos|un niño; Aire|respirar|aliento; Una carta|mensaje|llamada; Silencio|paz|calma; Estrellas|luna",
      ),
    },
  },
  {
    id: "poll-supper",
    question: {
      en: "Name something that belongs on the table of a shared supper",
      es: "Nombra algo que va en la mesa de una cena compartida",
    },
    known: {
      en: listOf(
        "Bread|rolls; Soup|stew; Salad; Water; Candles|candle; Cake|dessert|pie; Chicken; Potatoes; Rice; Fruit|apples|grapes; Cheese; Juice|lemonade; Fish; Pasta|noodles; Plates|plate|dishes; Flowers; Beans; Butter; Salt; Napkins",
      ),
      es: listOf(
        "Pan|panes; Sopa|guiso; Ensalada; Agua; Velas|vela; Pastel|postre|torta; Pollo; Papas|patatas; Arroz; Fruta|manzanas|uvas; Queso; Jugo|zumo|limonada; Pescado; Pasta|fideos; Platos|plato; Flores; Frijoles; Mantequilla; Sal; Servilletas",
      ),
    },
  },
  {
    id: "poll-neighbor",
    question: {
      en: "Name a kind thing to do for a neighbor",
      es: "Nombra algo bueno que hacer por quien vive al lado",
    },
    known: {
      en: listOf(
        "Cook|bring food|a meal|dinner; Listen; Pray|pray for them; Shopping|buy groceries|groceries; Babysit|watch the kids; Smile|greet|say hello; Visit; Mow the lawn|mow|garden; Shovel snow|snow; Walk the dog; Help|help out; Bake|bake a cake|cookies; A ride|drive them; Invite|invite them; Carry bags|carry; Call|phone; Clean; Fix something|repair; Give|give something; Write a card|card|letter",
      ),
      es: listOf(
        "Cocinar|llevar comida|una comida; Escuchar; Orar|orar por ellos; Hacer compras|comprar|compras; Cuidar a los niños|cuidar niños; Sonreír|saludar; Visitar; Cortar el césped|jardín; Barrer|limpiar la acera; Pasear al perro; Ayudar; Hornear|un pastel|galletas; Llevar en auto|llevar; Invitar; Cargar bolsas|cargar; Llamar|llamada; Limpiar; Arreglar algo|reparar; Dar|regalar; Escribir una tarjeta|tarjeta|carta",
      ),
    },
  },
  {
    id: "poll-morning",
    question: {
      en: "Name the first thing that you do on a Sunday morning",
      es: "Nombra lo primero que haces un domingo por la mañana",
    },
    known: {
      en: listOf(
        "Pray|prayer; Coffee|make coffee|drink coffee; Sleep|sleep in; Breakfast|eat|eat breakfast; Read the Bible|read|Bible; Shower|wash; Get dressed|dress; Church|go to church; Stretch; Walk the dog|walk; Wake the kids|wake up|get up; Sing|music; Check the phone|phone; Brush teeth|brush my teeth; Tea; Thank God|give thanks; Make the bed; Run|exercise|jog; Hug|kiss; Open the window|window",
      ),
      es: listOf(
        "Orar|oración; Café|hacer café|tomar café; Dormir|dormir más; Desayunar|desayuno|comer; Leer la Biblia|leer|Biblia; Ducharme|ducha|bañarme; Vestirme|vestir; Ir a la iglesia|iglesia; Estirarme|estirar; Pasear al perro|caminar; Despertar a los niños|levantarme|despertar; Cantar|música; Mirar el teléfono|teléfono|celular; Cepillarme los dientes|dientes; Té; Dar gracias|agradecer; Hacer la cama|tender la cama; Correr|ejercicio; Abrazar|besar|abrazo; Abrir la ventana|ventana",
      ),
    },
  },
];

export const pollById = (id: string): Poll | undefined => POLLS.find((poll) => poll.id === id);
