import type { Component } from "./is-component";

/** The string props of a JSX element. */
export const componentProps = (node: Component): Record<string, string> =>
  Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
