import { useOverlayEntry } from "../../../browser/hooks/use-overlay-entry";
import { navbarExternalLinks } from "../../../config/navigation";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import { FOOTER_ID, SIDEBAR_ID } from "../../../utils/reserved-ids";
import type { Sidebar } from "../../../utils/sidebar";
import { Icon, Logo } from "../../parts/icon";
import { LazyPart } from "../../parts/lazy-part";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavbarLinks } from "./navbar-links";
import { SearchButton } from "./search-button";
import { VersionDropdown, type VersionDropdownProps } from "./version-dropdown";

export interface NavbarProps extends VersionDropdownProps {
  /** Sidebar of the page, shown in the drawer. */
  sidebar: Sidebar | null;
}

const loadDrawer = () => import("./drawer").then(({ Drawer }) => Drawer);

/** Renders the button that opens the drawer; the drawer's code loads at the first sign that it is needed. */
const MobileMenu = ({ path, sidebar, versionPaths }: NavbarProps) => {
  const [open, setOpen] = useOverlayEntry("drawer");
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {/* Without scripts, what would be in the drawer is at the end of the page. */}
      <a className="menu-link" href={`#${sidebar ? SIDEBAR_ID : FOOTER_ID}`} aria-label="Menu">
        <Icon name="menu" />
      </a>
      {open && <LazyPart load={loadDrawer} props={{ path, sidebar, versionPaths, onClose: () => setOpen(false) }} />}
    </>
  );
};

export const Navbar = ({ path, sidebar, versionPaths }: NavbarProps) => (
  <header className="navbar no-print">
    <div>
      <MobileMenu path={path} sidebar={sidebar} versionPaths={versionPaths} />
      <a className="brand" href={paths.home()} aria-current={path === paths.home() ? "page" : undefined}>
        <Logo />
        {site.title}
      </a>
      <nav aria-label="Main">
        <ul>
          <NavbarLinks path={path} />
        </ul>
        <ul className="end">
          <li>
            <VersionDropdown path={path} versionPaths={versionPaths} />
          </li>
          {navbarExternalLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="tools">
        <SearchButton />
        <ColorModeToggle />
      </div>
    </div>
  </header>
);
