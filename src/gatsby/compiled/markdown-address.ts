import { absoluteUrl } from "../../config/urls";
import { isInternal, paths } from "../../utils/paths";

/** The full URL of a link in a page's Markdown version: it leads to the target's Markdown version if there is one. */
export const markdownAddress = (href: string, page: string | null, routes: ReadonlySet<string>): string => {
  const target = href.startsWith("#") && page !== null ? page + href : href;
  if (!isInternal(target)) return href;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return absoluteUrl((routes.has(path) ? paths.markdown(path) : path) + rest);
};
