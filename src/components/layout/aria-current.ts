import type { NavigationLink } from "../../config/navigation";
import { isActive } from "../../utils/paths";

const sectionOf = ({ href, section }: NavigationLink): string => section ?? href;

/**
 * What a link of a menu says of the page at `path`: "page" when it leads there, "true" when the page lies in its
 * section and in no narrower section of another link of the menu.
 */
export const ariaCurrent = (
  link: NavigationLink,
  menu: readonly NavigationLink[],
  path: string,
): "page" | "true" | undefined => {
  if (isActive(path, link.href)) return "page";
  const around = menu.filter((other) => isActive(path, sectionOf(other), other.section !== undefined));
  const narrowest = around.sort((a, b) => sectionOf(b).length - sectionOf(a).length)[0];
  return link === narrowest ? "true" : undefined;
};
