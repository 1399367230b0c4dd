/** Said of things once, in place of the word that everybody knows (decision 0047). No catalogue holds them again. */
export const HIDING: readonly RegExp[] = [
  /back to the house|volver a la casa/i,
  /turned out otherwise|salió de otro modo/i,
  /in 100\b|de 100 (del camino|salen)/i,
  /together: "Together"/,
  /\bset out\b"/i,
  /fill the purse|llenan la bolsa|\b(your|empty) purse/i,
  /in the house|of the house|salas? de la casa|no está en la casa/i,
  /as my device|como mi dispositivo|by lamplight|luz de la lámpara/i,
  /second step|segundo paso|where you are signed in|account rests|cuenta descansa/i,
  /say it differently|decirlo de otro modo|when they are whole|on your shelf|en tu estante/i,
  /\b(colour|favourite|honour|centre|organise|recognise|apologise)\b/i,
];
