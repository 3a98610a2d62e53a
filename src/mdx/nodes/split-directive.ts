import type { BlockContent, DefinitionContent, Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

interface SplitDirective {
  label: Paragraph | undefined;
  children: (BlockContent | DefinitionContent)[];
}

/** Separates a directive's bracketed title from its content. */
export const splitDirective = ({ children }: ContainerDirective): SplitDirective => {
  const [first, ...rest] = children;
  return first?.type === "paragraph" && first.data?.["directiveLabel"]
    ? { label: first, children: rest }
    : { label: undefined, children };
};
