/** E17: `special` can be bought again and again (V14); of the rest one is on at a time (SH3, D24). */
export const ITEM_CATEGORIES = ["pet_accessory", "room", "keepsake", "special"] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

/** Where an accessory is worn. */
export const SLOTS = ["head", "neck", "back", "carried"] as const;
export type AccessorySlot = (typeof SLOTS)[number];

/**
 * What the shop begins with, as migration 0013 has written it: prices and stock are the database's from then on. The
 * ids are for good, so that art and words can be found by them; an accessory's id is its item's with `accessory` for
 * `item`.
 */
type Wearable = [
  key: string,
  name: string,
  description: string,
  emoji: string,
  slot: AccessorySlot,
  coins: number,
];
type Thing = [key: string, name: string, description: string, emoji: string, coins: number];
type Rest = { gems?: number; stock?: number };

export type SeedItem = {
  id: string;
  name: string;
  description: string;
  category: ItemCategory;
  costCoins: number;
  costGems: number;
  stock: number | null;
  emoji: string;
  accessory: { id: string; slot: AccessorySlot } | null;
};

const wear = (
  [key, name, description, emoji, slot, coins]: Wearable,
  { gems, stock }: Rest = {},
): SeedItem => ({
  id: `item_${key}`,
  name,
  description,
  category: "pet_accessory",
  costCoins: coins,
  costGems: gems ?? 0,
  stock: stock ?? null,
  emoji,
  accessory: { id: `accessory_${key}`, slot },
});

const thing =
  (category: ItemCategory) =>
  ([key, name, description, emoji, coins]: Thing, { gems, stock }: Rest = {}): SeedItem => ({
    id: `item_${key}`,
    name,
    description,
    category,
    costCoins: coins,
    costGems: gems ?? 0,
    stock: stock ?? null,
    emoji,
    accessory: null,
  });
const room = thing("room");
const keepsake = thing("keepsake");
const special = thing("special");

export const ITEMS: readonly SeedItem[] = [
  wear(["scarf_plum", "Plum scarf", "Knitted by the fire", "🧣", "neck", 30]),
  wear(["scarf_honey", "Honey scarf", "The color of toast", "🧣", "neck", 30]),
  wear(["scarf_leaf", "Leaf scarf", "Green as the hedge", "🧣", "neck", 30]),
  wear(["scarf_sky", "Sky scarf", "For windy days", "🧣", "neck", 30]),
  wear(["hat_straw", "Straw hat", "For field days", "👒", "head", 60]),
  wear(["hat_wool", "Wool hat", "Warm over the ears", "🧶", "head", 45]),
  wear(["hat_fisher", "Fisherman's hat", "Smells of the lake", "🎣", "head", 70]),
  wear(["hat_party", "Paper hat", "Folded from yesterday's news", "🎉", "head", 20]),
  wear(["bow_sunday", "Sunday bow", "Best behavior", "🎀", "neck", 40]),
  wear(["bow_rose", "Rose bow", "A little dressed up", "🎀", "neck", 40]),
  wear(["bow_night", "Midnight bow", "Blue as late evening", "🎀", "neck", 45]),
  wear(["bell_collar", "Little bell", "You will hear it coming", "🔔", "neck", 35]),
  wear(["kerchief_clay", "Clay kerchief", "Dusty roads welcome", "🧵", "neck", 25]),
  wear(["kerchief_leaf", "Garden kerchief", "Pockets for seeds", "🌱", "neck", 25]),
  wear(["wreath_olive", "Olive wreath", "From the tree by the gate", "🌿", "head", 80]),
  wear(["wreath_wheat", "Wheat wreath", "After the harvest", "🌾", "head", 75]),
  wear(["crown_flower", "Flower crown", "Spring, for a while", "🌸", "head", 90], { gems: 1 }),
  wear(["crown_stars", "Paper stars", "Cut out on a rainy day", "⭐", "head", 85], { gems: 1 }),
  wear(["lantern_night", "Night lantern", "Lights evening walks", "🏮", "carried", 150]),
  wear(["lantern_small", "Jar of glow-worms", "They go home at dawn", "🫙", "carried", 110]),
  wear(["satchel", "Small satchel", "Room for one letter", "👜", "back", 65]),
  wear(["bedroll", "Bedroll", "Sleep anywhere", "🛏️", "back", 55]),
  wear(["cloak_clay", "Clay cloak", "Sewn from an old curtain", "🧥", "back", 95]),
  wear(["cloak_sky", "Traveling cloak", "For the long way round", "🧥", "back", 120], { gems: 2 }),
  wear(["cloak_first_snow", "First-snow cloak", "Made once, not again", "❄️", "back", 140], {
    gems: 1,
    stock: 25,
  }),
  wear(["bow_table", "Table-ribbon bow", "Cut from one ribbon", "🎗️", "neck", 50], { stock: 40 }),
  room(["rug_round", "Round rug", "Soft in the middle", "🧶", 80]),
  room(["cushion", "Big cushion", "Turned three times before lying down", "🛋️", 60]),
  room(["window_box", "Window box", "Basil, mostly", "🪴", 70]),
  room(["lamp_warm", "Reading lamp", "A small circle of light", "💡", 90]),
  room(["shelf_books", "Shelf of books", "All of them read", "📚", 100]),
  room(["kettle", "Kettle", "Always nearly ready", "🫖", 65]),
  room(["quilt", "Patchwork quilt", "Everyone gave a square", "🧵", 130], { gems: 1 }),
  room(["star_map", "Map of the stars", "He counts the number of them", "🌌", 160], { gems: 2, stock: 30 }),
  keepsake(["stone_jordan", "River stone", "Smooth on one side", "🪨", 15]),
  keepsake(["feather", "A feather", "Found, not taken", "🪶", 15]),
  keepsake(["shell", "Shell", "The sea is still in it", "🐚", 20]),
  keepsake(["pressed_flower", "Pressed flower", "Between two pages", "🌼", 20]),
  keepsake(["letter", "Letter with a seal", "To be opened one day", "✉️", 25]),
  keepsake(["key_brass", "Brass key", "It fits something", "🗝️", 45]),
  keepsake(["mustard_seed", "Mustard seed", "The smallest thing here", "🫘", 10], { stock: 100 }),
  special(["treats", "Bag of treats", "As often as you like", "🦴", 12]),
  special(["honey_cake", "Honey cake", "Cut into many pieces", "🍯", 18]),
  special(["candle", "A candle", "Lit for somebody you have in mind", "🕯️", 8]),
  special(["confetti", "Paper confetti", "For a good day", "🎊", 10]),
  special(["picnic", "Picnic basket", "Bread, cheese, two cups", "🧺", 24]),
];
