import { navbarLinks } from "../../config/navigation";
import { ariaCurrent } from "./aria-current";

/** The site's parts, as entries of a menu; the one that the page belongs to is marked. */
export const NavbarLinks = ({ path }: { path: string }) => (
  <>
    {navbarLinks.map((link) => (
      <li key={link.href}>
        <a href={link.href} aria-current={ariaCurrent(link, navbarLinks, path)}>
          {link.label}
        </a>
      </li>
    ))}
  </>
);
