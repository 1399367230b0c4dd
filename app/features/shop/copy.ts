import type { Copy } from "#app/core/language.ts";
import type { ShopRefusal } from "./refusals.ts";

type Notice = { title: string; text?: string };

/** X36, G16: the titles are the specification's own words in English. */
const en: Record<ShopRefusal, Notice> = {
  "shop.insufficient_funds": {
    title: "Insufficient funds",
    text: "A visit each day and your pet’s adventures earn coins.",
  },
  "shop.already_purchased": { title: "Already purchased", text: "You have this item already." },
  "shop.item_not_found": { title: "Item not found", text: "It may no longer be in the shop." },
  "shop.stats_not_found": { title: "User stats not found", text: "Your wallet opens with your first coin." },
  "shop.not_authenticated": { title: "User not authenticated", text: "Please sign in again." },
  "shop.out_of_stock": { title: "Out of stock", text: "The last one has just been sold. Nothing was spent." },
  "shop.item_inactive": { title: "No longer in the shop", text: "Nothing was spent." },
  "shop.price_changed": {
    title: "The price has changed",
    text: "Nothing was spent. The new price is shown now.",
  },
  "shop.purchase_not_found": { title: "Item not found", text: "Reload the page." },
  "shop.not_wearable": { title: "This item cannot be worn" },
  "shop.request_reused": { title: "Please try again" },
  "shop.busy": { title: "Please try again", text: "Nothing was spent." },
};

export const shopCopy: Copy<typeof en> = {
  en,
  es: {
    "shop.insufficient_funds": {
      title: "Fondos insuficientes",
      text: "Una visita cada día y las aventuras de tu mascota dan monedas.",
    },
    "shop.already_purchased": { title: "Ya lo compraste", text: "Ya tienes este artículo." },
    "shop.item_not_found": { title: "No se encontró el artículo", text: "Quizá ya no está en la tienda." },
    "shop.stats_not_found": { title: "Aún no tienes monedero", text: "Se abre con tu primera moneda." },
    "shop.not_authenticated": { title: "Sin sesión", text: "Inicia sesión otra vez." },
    "shop.out_of_stock": { title: "Agotado", text: "El último acaba de venderse. No se gastó nada." },
    "shop.item_inactive": { title: "Ya no está en la tienda", text: "No se gastó nada." },
    "shop.price_changed": { title: "El precio cambió", text: "No se gastó nada. Ahora ves el precio nuevo." },
    "shop.purchase_not_found": { title: "No se encontró el artículo", text: "Vuelve a cargar la página." },
    "shop.not_wearable": { title: "Este artículo no se puede poner" },
    "shop.request_reused": { title: "Inténtalo de nuevo" },
    "shop.busy": { title: "Inténtalo de nuevo", text: "No se gastó nada." },
  },
};
