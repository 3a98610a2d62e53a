import { pathPrefix, toAddress } from "../../utils/address";
import type { ContentElement, ContentNode } from "../../utils/content-node";
import { isInternal } from "../../utils/paths";

/** What precedes the route of a link in HTML. */
const LINK = /(<a\s(?:[^>"]|"[^"]*")*?\bhref=")(?=\/(?!\/))/g;

const inElement = (element: ContentElement): ContentElement => {
  const { component, props, children } = element;
  const href = component === "a" ? props?.href : undefined;
  return {
    ...element,
    ...(typeof href === "string" && isInternal(href) && { props: { ...props, href: toAddress(href) } }),
    ...(children && { children: withAddresses(children) }),
  };
};

/** Returns a content tree whose links are URLs with the path prefix. Until then they're routes, for other uses. */
export const withAddresses = (nodes: readonly ContentNode[]): ContentNode[] =>
  pathPrefix === ""
    ? [...nodes]
    : nodes.map((node) => (typeof node === "string" ? node.replace(LINK, `$1${pathPrefix}`) : inElement(node)));
