import type { Language } from "#app/core/language.ts";

/** Items are kept in English; by their id in Spanish. An item that came later is read as it is kept. */
const es: Readonly<Record<string, [name: string, about: string]>> = {
  item_scarf_plum: ["Bufanda ciruela", "Tejida junto al fuego"],
  item_scarf_honey: ["Bufanda miel", "Del color del pan tostado"],
  item_scarf_leaf: ["Bufanda hoja", "Verde como el seto"],
  item_scarf_sky: ["Bufanda cielo", "Para días de viento"],
  item_hat_straw: ["Sombrero de paja", "Para días de campo"],
  item_hat_wool: ["Gorro de lana", "Abriga las orejas"],
  item_hat_fisher: ["Sombrero de pescador", "Huele a lago"],
  item_hat_party: ["Gorro de papel", "Doblado con el diario de ayer"],
  item_bow_sunday: ["Lazo de domingo", "Los mejores modales"],
  item_bow_rose: ["Lazo rosa", "Con un poco de gala"],
  item_bow_night: ["Lazo de medianoche", "Azul como la noche tardía"],
  item_bell_collar: ["Cascabel", "Se oye cuando llega"],
  item_kerchief_clay: ["Pañuelo de barro", "Bienvenidos los caminos"],
  item_kerchief_leaf: ["Pañuelo de jardín", "Bolsillos para semillas"],
  item_wreath_olive: ["Corona de olivo", "Del árbol junto a la puerta"],
  item_wreath_wheat: ["Corona de trigo", "Después de la cosecha"],
  item_crown_flower: ["Corona de flores", "Primavera, por un tiempo"],
  item_crown_stars: ["Estrellas de papel", "Recortadas un día de lluvia"],
  item_lantern_night: ["Farol de noche", "Alumbra los paseos"],
  item_lantern_small: ["Frasco de luciérnagas", "Se van a casa al alba"],
  item_satchel: ["Morral pequeño", "Cabe una carta"],
  item_bedroll: ["Petate", "Para dormir donde sea"],
  item_cloak_clay: ["Capa de barro", "Cosida de una cortina vieja"],
  item_cloak_sky: ["Capa de viaje", "Para el camino largo"],
  item_cloak_first_snow: ["Capa de primera nieve", "Hecha una vez, y nunca más"],
  item_bow_table: ["Lazo de mesa", "Cortado de una sola cinta"],
  item_rug_round: ["Alfombra redonda", "Mullida en el centro"],
  item_cushion: ["Cojín grande", "Tres vueltas antes de echarse"],
  item_window_box: ["Jardinera", "Albahaca, sobre todo"],
  item_lamp_warm: ["Lámpara de lectura", "Un pequeño círculo de luz"],
  item_shelf_books: ["Estante de libros", "Todos leídos"],
  item_kettle: ["Tetera", "Siempre casi lista"],
  item_quilt: ["Colcha de retazos", "Cada quien dio un cuadro"],
  item_star_map: ["Mapa de las estrellas", "Él cuenta cuántas son"],
  item_stone_jordan: ["Piedra de río", "Lisa por un lado"],
  item_feather: ["Una pluma", "Encontrada, no arrancada"],
  item_shell: ["Concha", "Todavía guarda el mar"],
  item_pressed_flower: ["Flor prensada", "Entre dos páginas"],
  item_letter: ["Carta sellada", "Para abrir algún día"],
  item_key_brass: ["Llave de latón", "Abre algo"],
  item_mustard_seed: ["Grano de mostaza", "Lo más pequeño de aquí"],
  item_treats: ["Bolsa de golosinas", "Tantas veces como quieras"],
  item_honey_cake: ["Pastel de miel", "Cortado en muchos trozos"],
  item_candle: ["Una vela", "Encendida por alguien en quien piensas"],
  item_confetti: ["Confeti de papel", "Para un buen día"],
  item_picnic: ["Cesta de merienda", "Pan, queso, dos tazas"],
};

type Named = { id: string; name: string; description: string };

export function itemWords(item: Named, language: Language): { name: string; about: string } {
  const words = language === "es" ? es[item.id] : undefined;
  return words ? { name: words[0], about: words[1] } : { name: item.name, about: item.description };
}
