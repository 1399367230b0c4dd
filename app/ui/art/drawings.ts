import bell from "#app/ui/art/object-bell.svg?no-inline";
import bible from "#app/ui/art/object-bible.svg?no-inline";
import bowl from "#app/ui/art/object-bowl.svg?no-inline";
import candle from "#app/ui/art/object-candle.svg?no-inline";
import chairs from "#app/ui/art/object-chairs.svg?no-inline";
import chat from "#app/ui/art/object-chat.svg?no-inline";
import clock from "#app/ui/art/object-clock.svg?no-inline";
import dawn from "#app/ui/art/object-dawn.svg?no-inline";
import film from "#app/ui/art/object-film.svg?no-inline";
import fire from "#app/ui/art/object-fire.svg?no-inline";
import games from "#app/ui/art/object-games.svg?no-inline";
import houses from "#app/ui/art/object-houses.svg?no-inline";
import key from "#app/ui/art/object-key.svg?no-inline";
import kite from "#app/ui/art/object-kite.svg?no-inline";
import lamp from "#app/ui/art/object-lamp.svg?no-inline";
import lantern from "#app/ui/art/object-lantern.svg?no-inline";
import letter from "#app/ui/art/object-letter.svg?no-inline";
import phone from "#app/ui/art/object-phone.svg?no-inline";
import rolls from "#app/ui/art/object-rolls.svg?no-inline";
import scroll from "#app/ui/art/object-scroll.svg?no-inline";
import wreath from "#app/ui/art/object-wreath.svg?no-inline";

/** Where each drawing of an object is. */
export const drawings = {
  bell,
  bible,
  bowl,
  candle,
  chairs,
  chat,
  clock,
  dawn,
  film,
  fire,
  games,
  houses,
  key,
  kite,
  lamp,
  lantern,
  letter,
  phone,
  rolls,
  scroll,
  wreath,
};
export type DrawingName = keyof typeof drawings;
