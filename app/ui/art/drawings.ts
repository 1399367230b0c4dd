import dawn from "#app/ui/art/activities/object-dawn.svg?no-inline";
import film from "#app/ui/art/activities/object-film.svg?no-inline";
import fire from "#app/ui/art/activities/object-fire.svg?no-inline";
import games from "#app/ui/art/activities/object-games.svg?no-inline";
import honey from "#app/ui/art/activities/object-honey.svg?no-inline";
import kite from "#app/ui/art/activities/object-kite.svg?no-inline";
import map from "#app/ui/art/activities/object-map.svg?no-inline";
import rolls from "#app/ui/art/activities/object-rolls.svg?no-inline";
import sandals from "#app/ui/art/activities/object-sandals.svg?no-inline";
import scroll from "#app/ui/art/activities/object-scroll.svg?no-inline";
import wreath from "#app/ui/art/activities/object-wreath.svg?no-inline";
import bell from "#app/ui/art/objects/object-bell.svg?no-inline";
import bible from "#app/ui/art/objects/object-bible.svg?no-inline";
import bowl from "#app/ui/art/objects/object-bowl.svg?no-inline";
import candle from "#app/ui/art/objects/object-candle.svg?no-inline";
import chairs from "#app/ui/art/objects/object-chairs.svg?no-inline";
import chat from "#app/ui/art/objects/object-chat.svg?no-inline";
import clock from "#app/ui/art/objects/object-clock.svg?no-inline";
import houses from "#app/ui/art/objects/object-houses.svg?no-inline";
import key from "#app/ui/art/objects/object-key.svg?no-inline";
import lamp from "#app/ui/art/objects/object-lamp.svg?no-inline";
import lantern from "#app/ui/art/objects/object-lantern.svg?no-inline";
import letter from "#app/ui/art/objects/object-letter.svg?no-inline";
import phone from "#app/ui/art/objects/object-phone.svg?no-inline";

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
  honey,
  houses,
  key,
  kite,
  lamp,
  lantern,
  letter,
  map,
  phone,
  rolls,
  sandals,
  scroll,
  wreath,
};
export type DrawingName = keyof typeof drawings;
