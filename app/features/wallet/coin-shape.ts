/** What a faith coin is drawn of, in a square of 20: for React, and for pages that have none. */
export const COIN_SHAPE = `<circle cx="10" cy="10.6" r="8.4" fill="#C98A22"/><circle cx="10" cy="9.6" r="8.4" fill="#F0B649"/><circle cx="10" cy="9.6" r="6.2" fill="#F8D48A"/><path d="M10 6.2v6.8M7.6 8.6h4.8" stroke="#A86B12" stroke-width="1.6" stroke-linecap="round"/>`;
