import { storage } from "./storage";

/** Key of the sidebar's state on wide screens; the head's script reads it before the first paint. */
export const SIDEBAR_KEY = "sidebar";

/** Whether the sidebar is hidden; styles use `data-sidebar` on <html>. */
export const sidebarHidden = (): boolean => document.documentElement.dataset.sidebar === "hidden";

/** Hides or shows the sidebar, on this page and on later ones. */
export const hideSidebar = (hidden: boolean): void => {
  const { dataset } = document.documentElement;
  if (hidden) {
    dataset.sidebar = "hidden";
    storage.set(SIDEBAR_KEY, "hidden");
  } else {
    delete dataset.sidebar;
    storage.remove(SIDEBAR_KEY);
  }
};
