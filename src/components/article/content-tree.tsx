import { createElement } from "react";
import type { ReactNode } from "react";

import type { ContentNode } from "../../mdx/html/content-node";
import { islands } from "./islands";

/** A compiled page: static HTML as it is, islands as React components in their place. */
export const ContentTree = ({ nodes }: { nodes: readonly ContentNode[] }) => <>{nodes.map(renderNode)}</>;

const renderNode = (node: ContentNode, key: number): ReactNode => {
  if (typeof node === "string") return <div key={key} dangerouslySetInnerHTML={{ __html: node }} />;
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
    return createElement(component, { key, ...props, dangerouslySetInnerHTML: { __html: children[0] } });
  }
  return createElement(component, { key, ...props }, children.length > 0 ? children.map(renderNode) : undefined);
};
