import type { Content, Root } from "mdast";

import { isComponent } from "../../mdx/nodes/is-component";
import type { Toolkit } from "../toolkit";
import { typeReference } from "./type-reference";
import { typeReflections } from "../typedoc/type-reflections";

/** Puts the type reference in the place of `<TypeReference />`, headings and all. */
export const expandTypeReference = (tree: Root, toolkit: Toolkit): void => {
  tree.children = tree.children.flatMap((node): Content[] =>
    isComponent(node, "TypeReference") ? typeReference(typeReflections().reflections, toolkit) : [node],
  );
};
