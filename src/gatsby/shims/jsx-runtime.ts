import { Fragment, jsx as create, jsxs as createMany } from "react/jsx-runtime";

import { toAddress } from "../../utils/address";
import { isInternal } from "../../utils/paths";

type Create = typeof create;

/** The attribute in which an element has a route or a file of the site. */
const LEADING: Readonly<Record<string, string | undefined>> = { a: "href", link: "href", form: "action" };

const withAddress =
  (make: Create): Create =>
  (type, props, key) => {
    const name = typeof type === "string" ? LEADING[type] : undefined;
    const route = name && (props as Record<string, unknown>)[name];
    if (typeof route !== "string" || !isInternal(route)) return make(type, props, key);
    return make(type, { ...(props as object), [name!]: toAddress(route) }, key);
  };

/** JSX for a site with a path prefix: turns the routes that components use into URLs. */
export const jsx = withAddress(create);
export const jsxs = withAddress(createMany);
export { Fragment };
