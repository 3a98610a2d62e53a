import { useContext } from "react";

import { CONTENT_HTML, NAMES, PrintedHtml } from "../../data/served/served-page-data";
import { type Sidebar, type SidebarItem, trail } from "../../utils/sidebar";
import { type CategoryItem, SidebarCategory } from "./sidebar-category";

interface Place {
  /** Route of the page. */
  path: string;
  /** Route of the item of the page, or of the item to which it belongs. */
  current: string | null;
}

/** Renders a sidebar's pages as a tree; the current page's branch is open. */
export const SidebarTree = ({ sidebar: { items, current }, path }: { sidebar: Sidebar; path: string }) => (
  <ul className="sidebar-tree">{toEntries(items, { path, current })}</ul>
);

const toEntries = (items: readonly SidebarItem[], place: Place) =>
  items.map((item) => <Entry key={item.path ?? item.label} item={item} place={place} />);

const isCategory = (item: SidebarItem): item is CategoryItem => item.digest !== null;

const ariaCurrentOf = (route: string, { path, current }: Place) =>
  route !== current ? undefined : current === path ? "page" : "true";

/** Renders pages of which the data has only the names, of which a document has only the list. */
const Names = ({ list: { path, names }, place }: { list: NonNullable<SidebarItem["list"]>; place: Place }) => {
  useContext(PrintedHtml)(names);
  return (
    <ul {...{ [CONTENT_HTML]: NAMES }}>
      {names.split(" ").map((name) => (
        <li key={name}>
          <a href={`${path}${name}/`} aria-current={ariaCurrentOf(`${path}${name}/`, place)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
};

const Entry = ({ item, place }: { item: SidebarItem; place: Place }) => {
  const { path, current } = place;
  if (item.path === null) return <Group item={item} place={place} />;
  const mark = ariaCurrentOf(item.path, place);
  if (isCategory(item)) {
    const active = trail<SidebarItem>([item], ({ path: below }) => below === current).length > 0;
    return (
      <SidebarCategory item={item} active={active} path={path} aria-current={mark}>
        {(items) => toEntries(items, place)}
      </SidebarCategory>
    );
  }
  return (
    <li>
      <a href={item.path} aria-current={mark}>
        {item.label}
      </a>
      {item.list?.names && <Names list={item.list} place={place} />}
      {item.items.length > 0 && <ul>{toEntries(item.items, place)}</ul>}
    </li>
  );
};

/** Renders items under a heading that isn't a page. */
const Group = ({ item, place }: { item: SidebarItem; place: Place }) => (
  <li>
    <section role="group" aria-label={item.label}>
      <h3>{item.label}</h3>
      <ul>{toEntries(item.items, place)}</ul>
    </section>
  </li>
);
