import { useVersionAt } from "../../../browser/hooks/use-preferred-version";
import { navbarLinks, type NavigationLink } from "../../../config/navigation";
import { isActive } from "../../../utils/paths";
import { linksInVersion } from "../../../utils/versions";

const sectionOf = ({ href, section }: NavigationLink): string => section ?? href;

/** Returns a menu link's `aria-current`: "page" on its page, "true" in its section if no narrower one is listed. */
export const ariaCurrent = (
  link: NavigationLink,
  menu: readonly NavigationLink[],
  path: string,
): "page" | "true" | undefined => {
  if (isActive(path, link.href)) return "page";
  const enclosing = menu.filter((entry) => isActive(path, sectionOf(entry), entry.section !== undefined));
  const narrowest = enclosing.sort((a, b) => sectionOf(b).length - sectionOf(a).length)[0];
  return link === narrowest ? "true" : undefined;
};

/** Renders the site's sections as menu entries, in the page's version; the current page's section is marked. */
export const NavbarLinks = ({ path }: { path: string }) => {
  const links = linksInVersion(navbarLinks, useVersionAt(path));
  return (
    <>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.href} aria-current={ariaCurrent(link, links, path)}>
            {link.label}
          </a>
        </li>
      ))}
    </>
  );
};
