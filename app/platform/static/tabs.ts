/**
 * `data-tabs` on a list of links to parts of the page: without script all parts are read one after another,
 * with it one at a time. One stop for the Tab key, arrows, Home and End between the tabs.
 */
export function watchTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-tabs]")) becomeTabs(list);
}

function becomeTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const current = tab === chosen;
      tab.ariaSelected = String(current);
      tab.tabIndex = current ? 0 : -1;
      panelOf(tab)?.toggleAttribute("hidden", !current);
    }
  };
  list.role = "tablist";
  for (const item of list.querySelectorAll("li")) item.role = "presentation";
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.role = "tab";
    tab.id ||= `tab-${tab.hash.slice(1)}`;
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    if (panel) panel.role = "tabpanel";
    panel?.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      select(tab);
    });
  }
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab.ariaSelected === "true");
    const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = keys[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    select(tab);
    tab.focus();
  });
  const first = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
  if (first) select(first);
}
