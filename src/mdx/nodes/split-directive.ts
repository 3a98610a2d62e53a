import type { BlockContent, DefinitionContent, Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

interface SplitDirective {
  label: Paragraph | undefined;
  children: (BlockContent | DefinitionContent)[];
}

/** Parts a directive's title in brackets from its content. */
export const splitDirective = ({ children }: ContainerDirective): SplitDirective => {
  const [first, ...rest] = children;
  return first?.type === "paragraph" && first.data?.["directiveLabel"]
    ? { label: first, children: rest }
    : { label: undefined, children };
};
