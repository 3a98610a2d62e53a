import { navbarExternalLinks } from "../../../config/navigation";
import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import type { GlobalClass } from "../../parts/global-styles";
import { Logo } from "../../parts/logo";
import { ColorModeToggle } from "./color-mode-toggle";
import { MobileMenu } from "./mobile-menu";
import { NavbarLinks } from "./navbar-links";
import type { NavbarClass } from "./navbar-styles";
import { SearchButton } from "./search-button";
import { VersionDropdown } from "./version-dropdown";

interface NavbarProps {
  path: string;
  /** Sidebar of the page, shown in the drawer. */
  sidebar: string | null;
}

export const Navbar = ({ path, sidebar }: NavbarProps) => (
  <header className={"navbar no-print" satisfies `${NavbarClass} ${GlobalClass}`}>
    <div>
      <MobileMenu path={path} sidebar={sidebar} />
      <a
        className={"brand" satisfies NavbarClass}
        href={paths.home()}
        aria-current={path === paths.home() ? "page" : undefined}
      >
        <Logo />
        {site.title}
      </a>
      <nav aria-label="Main">
        <ul>
          <NavbarLinks path={path} />
        </ul>
        <ul className={"end" satisfies NavbarClass}>
          <li>
            <VersionDropdown path={path} />
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
      <div className={"tools" satisfies NavbarClass}>
        <SearchButton />
        <ColorModeToggle />
      </div>
    </div>
  </header>
);
