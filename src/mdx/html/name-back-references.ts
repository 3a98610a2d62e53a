import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Gives each link from a footnote back to the text its own accessible name. */
export const nameBackReferences = (root: Root): void => {
  const section = root.children.findLast(
    (node): node is Element => node.type === "element" && node.properties?.["dataFootnotes"] === true,
  );
  if (!section) return;
  let note = 0;
  let reference = 0;
  visit(section, "element", (node) => {
    if (node.tagName === "li" && String(node.properties?.["id"] ?? "").startsWith("user-content-fn-")) {
      note += 1;
      reference = 0;
    }
    if (!node.properties || !("dataFootnoteBackref" in node.properties)) return;
    reference += 1;
    node.properties["ariaLabel"] = `Back to reference ${note}${reference > 1 ? `-${reference}` : ""}`;
  });
};
