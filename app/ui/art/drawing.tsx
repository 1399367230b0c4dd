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

const files = {
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
export type DrawingName = keyof typeof files;

type DrawingProps = {
  name: DrawingName;
  /** Its square, in px, before a style says otherwise: nothing moves when the file arrives. */
  size?: number;
  /** Far down a page: fetched when it comes near. */
  later?: boolean;
  className?: string;
};

/** An object that stands for a place: decoration beside words, so it has no words of its own. */
export function Drawing({ name, size = 96, later = false, className }: DrawingProps) {
  return (
    <img
      src={files[name]}
      alt=""
      width={size}
      height={size}
      className={className}
      loading={later ? "lazy" : undefined}
    />
  );
}
