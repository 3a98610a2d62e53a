import { navbarLinks } from "../../../config/navigation";
import { ariaCurrent } from "./aria-current";

/** The site's sections as menu entries; the current page's section is marked. */
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
