import type { ReactNode } from "react";

import type { DocArticleClass } from "../docs/doc-article-styles";
import type { PageTitleClass } from "../parts/page-title-styles";
import type { BlogPageClass } from "./blog-page-styles";
import { blogStylesheet } from "./blog-stylesheet";

interface BlogPageProps {
  title: ReactNode;
  /** Shown below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A blog page that isn't a post: title, description and content. */
export const BlogPage = ({ title, lead, children }: BlogPageProps) => (
  <div className={"doc-article" satisfies DocArticleClass}>
    <div className={"blog-page" satisfies BlogPageClass}>
      <style dangerouslySetInnerHTML={{ __html: blogStylesheet }} />
      <h1 className={"page-title" satisfies PageTitleClass}>{title}</h1>
      {lead && <div className={"lead" satisfies BlogPageClass}>{lead}</div>}
      {children}
    </div>
  </div>
);
