/** The hub's own menu, a dialog of the document; without script the button shows it as the browser's popover. */
export const MENU_ID = "menu";

/** What a button that opens the menu carries: an app page brings its handler, a static one names the dialog. */
export type MenuOpener = { onClick?: () => void } | typeof staticMenu;

// React 18 passes it through only in lower case
export const staticMenu = { "data-dialog": MENU_ID, popovertarget: MENU_ID } as const;
