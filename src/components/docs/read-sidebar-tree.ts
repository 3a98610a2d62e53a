import type { SidebarItem } from "../../utils/sidebar";

type ToRoute = (address: string) => string;

const readItem = (element: Element, toRoute: ToRoute): SidebarItem => {
  const link = element.querySelector(":scope > a, :scope > div > a");
  const list = element.querySelector("ul");
  return {
    label: (link ?? element.querySelector("h3"))?.textContent ?? "",
    path: link && toRoute(link.getAttribute("href")!),
    collapsed: !element.hasAttribute("data-open"),
    items: list ? readItems(list, toRoute) : [],
  };
};

const readItems = (list: Element, toRoute: ToRoute): SidebarItem[] =>
  [...list.children].map((element) => readItem(element, toRoute));

/** The sidebar's items, read from what `SidebarTree` printed into the document. */
export const readSidebarTree = (toRoute: ToRoute): SidebarItem[] => {
  const list = document.querySelector(".docs-sidebar > .sidebar-tree");
  return list ? readItems(list, toRoute) : [];
};
