import { useCallback, useEffect, useInsertionEffect, useRef, useState } from "react";

import { useModal } from "../../../browser/hooks/use-modal";
import { navbarExternalLinks } from "../../../config/navigation";
import { site } from "../../../config/site";
import { loadSidebar, useSidebarNames } from "../../../data/sidebars";
import { isAtLeast, mobileMax } from "../../../theme/breakpoints";
import { toRoute } from "../../../utils/address";
import { adoptCss } from "../../../utils/browser/adopt-css";
import { isPlainClick } from "../../../utils/browser/is-plain-click";
import { listen } from "../../../utils/browser/listen";
import { isActive, paths } from "../../../utils/paths";
import { type Sidebar, uniqueByLabel } from "../../../utils/sidebar";
import { SidebarContent } from "../../docs/sidebar-content";
import { Icon, Logo } from "../../parts/icon";
import { LazyPart } from "../../parts/lazy-part";
import { ColorModeToggle } from "./color-mode-toggle";
import { drawerStylesheet } from "./drawer-stylesheet";
import { NavbarLinks } from "./navbar-links";
import { VersionDropdown, type VersionDropdownProps } from "./version-dropdown";

interface DrawerProps extends VersionDropdownProps {
  /** The page's own. */
  sidebar: Sidebar | null;
  onClose: () => void;
}

/** Renders a sidebar that the page doesn't have, loaded with a page that shows it. */
const OtherSidebar = ({ home, path }: { home: string; path: string }) => {
  const load = useCallback(async () => {
    const sidebar = { ...(await loadSidebar(home)), current: null };
    return ({ path: page }: { path: string }) => <SidebarContent sidebar={sidebar} path={page} />;
  }, [home]);
  return <LazyPart load={load} props={{ path }} />;
};

/** Renders the mobile navigation: a modal dialog with the page's sidebar, whose main menu leads to all sidebars. */
export const Drawer = ({ path, sidebar: ownSidebar, versionPaths, onClose }: DrawerProps) => {
  const dialog = useModal();
  const sidebars = uniqueByLabel(useSidebarNames(), ownSidebar?.name);
  const [name, setName] = useState(ownSidebar?.name);
  const sidebar = sidebars.find((candidate) => candidate.name === name);
  const [showSidebar, setShowSidebar] = useState(sidebar !== undefined);
  const openedAt = useRef(path);
  const panels = useRef<HTMLDivElement>(null);
  useInsertionEffect(() => adoptCss(drawerStylesheet), []);

  // The button that was pressed is in the panel that is now hidden.
  useEffect(() => {
    if (panels.current?.contains(document.activeElement))
      panels.current.querySelector<HTMLElement>(".panel:not([inert]) .switch")?.focus({ preventScroll: true });
  }, [showSidebar]);

  useEffect(() => {
    const closeOnDesktop = (): void => {
      if (isAtLeast(mobileMax + 1)) onClose();
    };
    closeOnDesktop();
    return listen(["resize"], closeOnDesktop);
  }, [onClose]);

  useEffect(() => {
    if (path !== openedAt.current) onClose();
  }, [path, onClose]);

  return (
    // The dialog closes on Escape by itself; the click is on the backdrop, which has no key of its own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Navigation"
      onClose={onClose}
      onClick={(event) => {
        const { target, currentTarget: drawer } = event;
        const link = target instanceof Element ? target.closest("a") : null;
        const staysHere =
          isPlainClick(event) && link?.origin === location.origin && isActive(path, toRoute(link.pathname));
        if (staysHere) event.preventDefault();
        if (staysHere || target === drawer) drawer.close();
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
      <div ref={panels} className="panels" data-second={showSidebar || undefined}>
        <nav aria-label="Main" className="panel" {...inertIf(showSidebar)}>
          <ul>
            <NavbarLinks path={path} />
            {navbarExternalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                  <Icon name="external" />
                </a>
              </li>
            ))}
          </ul>
          <VersionDropdown path={path} versionPaths={versionPaths} />
          {sidebars.map((choice) => (
            <button
              key={choice.name}
              type="button"
              className="switch"
              onClick={() => {
                setName(choice.name);
                setShowSidebar(true);
              }}
            >
              {choice.heading ?? "Documentation pages"}
              <Icon name="arrow-right" />
            </button>
          ))}
        </nav>
        {sidebar && (
          <nav aria-label={sidebar.label} className="panel" {...inertIf(!showSidebar)}>
            <button type="button" className="switch" onClick={() => setShowSidebar(false)}>
              ← Back to main menu
            </button>
            {sidebar.heading && <h2>{sidebar.heading}</h2>}
            {sidebar.name === ownSidebar?.name ? (
              <SidebarContent sidebar={ownSidebar} path={path} />
            ) : (
              <OtherSidebar key={sidebar.name} home={sidebar.home} path={path} />
            )}
          </nav>
        )}
      </div>
    </dialog>
  );
};

/** React 18 passes `inert` only as an unknown attribute with a string value. */
const inertIf = (hidden: boolean): object => (hidden ? { inert: "" } : {});
