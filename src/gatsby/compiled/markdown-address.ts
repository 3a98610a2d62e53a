import { absoluteUrl } from "../../config/absolute-url";
import { isInternal, paths } from "../../utils/paths";

/** The whole address of a link in a page's Markdown: that of the target's own Markdown, where its route has one. */
export const markdownAddress = (href: string, page: string | null, routes: ReadonlySet<string>): string => {
  const target = href.startsWith("#") && page !== null ? page + href : href;
  if (!isInternal(target)) return href;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return absoluteUrl((routes.has(path) ? paths.markdown(path) : path) + rest);
};
