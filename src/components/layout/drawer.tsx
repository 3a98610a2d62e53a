import { useEffect, useRef, useState } from "react";

import { navbarExternalLinks, navbarLinks } from "../../config/navigation";
import { site } from "../../config/site";
import { useSidebar } from "../../hooks/use-sidebar";
import { mobileMax } from "../../theme/breakpoints";
import { isActive, paths } from "../../utils/paths";
import { SidebarTree } from "../docs/sidebar-tree";
import { Icon } from "../icon";
import { Logo } from "../logo";
import { ColorModeToggle } from "./color-mode-toggle";
import { VersionDropdown } from "./version-dropdown";

interface DrawerProps {
  path: string;
  sidebar: string | null;
  onClose: () => void;
}

/** The mobile navigation: a modal dialog with the main menu and, on docs pages, the sidebar in front of it. */
export const Drawer = ({ path, sidebar, onClose }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useSidebar(sidebar);
  const [showDocs, setShowDocs] = useState(items !== undefined);
  const openedAt = useRef(path);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const closeOnDesktop = (): void => {
      if (window.innerWidth > mobileMax) onClose();
    };
    window.addEventListener("resize", closeOnDesktop);
    return () => window.removeEventListener("resize", closeOnDesktop);
  }, [onClose]);

  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);

  return (
    // The dialog closes on Escape by itself; the click is the backdrop's, which has no key of its own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Navigation"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        const followed = target instanceof Element && target.closest("a")?.getAttribute("aria-current") === "page";
        if (target === currentTarget || followed) currentTarget.close();
      }}
      className="drawer"
    >
      <div className="head">
        <a className="brand" href={paths.home()}>
          <Logo />
          {site.title}
        </a>
        <ColorModeToggle />
        <button
          type="button"
          className="close"
          aria-label="Close navigation bar"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="panels" data-docs={showDocs || undefined}>
        <nav aria-label="Main" className="panel" {...inertIf(showDocs)}>
          <ul>
            {navbarLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={isActive(path, href) ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
            {navbarExternalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                  <Icon name="external" />
                </a>
              </li>
            ))}
          </ul>
          <VersionDropdown path={path} />
          {items && (
            <button type="button" className="switch" onClick={() => setShowDocs(true)}>
              Documentation pages
              <Icon name="arrow-right" />
            </button>
          )}
        </nav>
        {items && (
          <nav aria-label="Docs sidebar" className="panel" {...inertIf(!showDocs)}>
            <button type="button" className="switch" onClick={() => setShowDocs(false)}>
              ← Back to main menu
            </button>
            <SidebarTree items={items} path={path} />
          </nav>
        )}
      </div>
    </dialog>
  );
};

/** React 18 passes `inert` on only as an unknown attribute, with a text value. */
const inertIf = (hidden: boolean): object => (hidden ? { inert: "" } : {});
