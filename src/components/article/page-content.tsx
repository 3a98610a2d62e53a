import type { ReactNode } from "react";

import type { ContentNode } from "../../utils/content-node";
import { ContentTree } from "./content-tree";

interface PageContentProps {
  content: unknown;
  interactive: boolean;
  children?: ReactNode;
}

/** Renders a page's text: its content tree, or its MDX module. */
export const PageContent = ({ content, interactive, children }: PageContentProps) => {
  const nodes = content as readonly ContentNode[];
  // Only in develop does a module have a content tree: it explains what is wrong with the module.
  return interactive && nodes.length === 0 ? children : <ContentTree nodes={nodes} />;
};
