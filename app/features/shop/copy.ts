import type { Copy } from "#app/core/language.ts";
import type { ShopRefusal } from "./refusals.ts";

type Notice = { title: string; text?: string };

/** X36, G16: the titles are the specification's own words in English. */
const en: Record<ShopRefusal, Notice> = {
  "shop.insufficient_funds": {
    title: "Insufficient funds",
    text: "A visit each day and your pet’s adventures fill the purse, without any hurry.",
  },
  "shop.already_purchased": { title: "Already purchased", text: "It is in your basket." },
  "shop.item_not_found": { title: "Item not found", text: "It may have left the shelf." },
  "shop.stats_not_found": { title: "User stats not found", text: "A first coin opens your purse." },
  "shop.not_authenticated": { title: "User not authenticated", text: "Please sign in again." },
  "shop.out_of_stock": { title: "Out of stock", text: "The last one has just gone. Nothing was spent." },
  "shop.item_inactive": { title: "No longer on the shelf", text: "Nothing was spent." },
  "shop.price_changed": { title: "The price has changed", text: "Nothing was spent. This is the price now." },
  "shop.purchase_not_found": { title: "Item not found", text: "Load the page again." },
  "shop.not_wearable": { title: "This is not for wearing" },
  "shop.request_reused": { title: "Please try that once more" },
  "shop.busy": { title: "Please try that once more", text: "Nothing was spent." },
};

export const shopCopy: Copy<typeof en> = {
  en,
  es: {
    "shop.insufficient_funds": {
      title: "Fondos insuficientes",
      text: "Una visita cada día y las aventuras de tu mascota llenan la bolsa, sin ninguna prisa.",
    },
    "shop.already_purchased": { title: "Ya lo tienes", text: "Está en tu cesta." },
    "shop.item_not_found": { title: "No se encontró", text: "Quizá dejó el estante." },
    "shop.stats_not_found": { title: "Aún no hay bolsa", text: "La primera moneda la abre." },
    "shop.not_authenticated": { title: "Sin sesión", text: "Inicia sesión otra vez." },
    "shop.out_of_stock": { title: "Agotado", text: "El último acaba de irse. No se gastó nada." },
    "shop.item_inactive": { title: "Ya no está en el estante", text: "No se gastó nada." },
    "shop.price_changed": { title: "El precio cambió", text: "No se gastó nada. Este es el precio ahora." },
    "shop.purchase_not_found": { title: "No se encontró", text: "Carga la página otra vez." },
    "shop.not_wearable": { title: "Esto no se puede poner" },
    "shop.request_reused": { title: "Inténtalo otra vez" },
    "shop.busy": { title: "Inténtalo otra vez", text: "No se gastó nada." },
  },
};
