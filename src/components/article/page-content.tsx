import { MDXProvider } from "@mdx-js/react";
import type { ReactNode } from "react";

import type { ContentNode } from "../../mdx/html/content-node";
import { ContentTree } from "./content-tree";

/** A run of compiled HTML inside an interactive page. */
const StaticHtml = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

interface PageContentProps {
  content: unknown;
  interactive: boolean;
  /** The MDX module of an interactive page. */
  children?: ReactNode;
}

const components = { StaticHtml, ContentTree };

/** A page's text: its content tree, or its MDX module. */
export const PageContent = ({ content, interactive, children }: PageContentProps) => {
  const nodes = content as readonly ContentNode[];
  // Only in develop does a module have a content tree: it explains what is wrong with the module.
  return interactive && nodes.length === 0 ? (
    <MDXProvider components={components}>{children}</MDXProvider>
  ) : (
    <ContentTree nodes={nodes} />
  );
};
