import type { ReactNode } from "react";

import { blog } from "../../config/blog";
import { paths } from "../../utils/paths";
import type { DocsClass } from "../docs/docs-styles";
import type { PartsClass } from "../parts/parts-styles";
import { Seo } from "../parts/seo";
import { blogStylesheet, type BlogClass } from "./blog-stylesheet";

interface BlogPageProps {
  title: string;
  /** Shown instead of the title. */
  heading?: string;
  description: string;
  path: string;
  jsonLd?: readonly object[];
  /** Shown below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A blog page that isn't a post: its head, title, description and content. */
export const BlogPage = ({ title, heading = title, lead, children, ...head }: BlogPageProps) => (
  <div className={"doc-article" satisfies DocsClass}>
    <Seo section={blog.title} pictureOf={paths.blog()} title={title} {...head} />
    <div className={"blog-page" satisfies BlogClass}>
      <style dangerouslySetInnerHTML={{ __html: blogStylesheet }} />
      <h1 className={"page-title" satisfies PartsClass}>{heading}</h1>
      {lead && <div className={"lead" satisfies BlogClass}>{lead}</div>}
      {children}
    </div>
  </div>
);
