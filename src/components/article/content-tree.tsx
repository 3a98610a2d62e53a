import { createElement, type ReactNode, useContext } from "react";

import { CONTENT_HTML, PrintedHtml } from "../../data/served/served-page-data";
import type { ContentNode } from "../../utils/content-node";
import { islands } from "./islands";

/** Renders a compiled page: static HTML unchanged, islands as React components. */
export const ContentTree = ({ nodes }: { nodes: readonly ContentNode[] }) => <>{nodes.map(renderNode)}</>;

const Html = ({ html, as = "div", props }: { html: string; as?: string; props?: object }) => {
  useContext(PrintedHtml)(html);
  return createElement(as, { ...props, [CONTENT_HTML]: "", dangerouslySetInnerHTML: { __html: html } });
};

const renderNode = (node: ContentNode, key: number): ReactNode => {
  if (typeof node === "string") return <Html key={key} html={node} />;
  const { component, props, children = [] } = node;
  const Island = islands[component];
  if (Island) {
    return (
      <Island key={key} {...props}>
        {children.map(renderNode)}
      </Island>
    );
  }
  if (children.length === 1 && typeof children[0] === "string") {
    return <Html key={key} html={children[0]} as={component} props={props} />;
  }
  return createElement(component, { key, ...props }, children.length > 0 ? children.map(renderNode) : undefined);
};
