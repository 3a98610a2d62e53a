import type { ReactNode } from "react";

import type { DocsClass } from "../docs/docs-styles";
import type { PartsClass } from "../parts/parts-styles";
import type { BlogClass } from "./blog-stylesheet";
import { blogStylesheet } from "./blog-stylesheet";

interface BlogPageProps {
  title: ReactNode;
  /** Shown below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A blog page that isn't a post: title, description and content. */
export const BlogPage = ({ title, lead, children }: BlogPageProps) => (
  <div className={"doc-article" satisfies DocsClass}>
    <div className={"blog-page" satisfies BlogClass}>
      <style dangerouslySetInnerHTML={{ __html: blogStylesheet }} />
      <h1 className={"page-title" satisfies PartsClass}>{title}</h1>
      {lead && <div className={"lead" satisfies BlogClass}>{lead}</div>}
      {children}
    </div>
  </div>
);
