import { type FormEvent, useState } from "react";

import { paths } from "../../utils/paths";
import { filterItems, type Sidebar } from "../../utils/sidebar";
import { Icon } from "../parts/icon";
import { SidebarTree } from "./sidebar-tree";

/** Renders a sidebar's pages, below a field that finds some of them as you type if the sidebar has one. */
export const SidebarContent = ({ sidebar, path }: { sidebar: Sidebar; path: string }) => {
  const [text, setText] = useState("");
  if (sidebar.find === null) return <SidebarTree sidebar={sidebar} path={path} />;
  const items = filterItems(sidebar.items, text);

  /** Opens the page of this name, or the first one in the list. */
  const open = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pages = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>(".sidebar-tree a:only-child")];
    (pages.find(({ textContent }) => textContent.toLowerCase() === text.trim().toLowerCase()) ?? pages[0])?.click();
  };

  return (
    <>
      <form role="search" aria-label={sidebar.find} className="sidebar-find" onSubmit={open}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={sidebar.find}
          placeholder={sidebar.find}
          autoComplete="off"
          spellCheck="false"
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <SidebarTree sidebar={{ ...sidebar, items }} path={path} />
      <p role="status" className="sidebar-none">
        {items.length === 0 && (
          <>
            Not in this list. <a href={paths.search(text.trim())}>Search all pages</a>
          </>
        )}
      </p>
    </>
  );
};
