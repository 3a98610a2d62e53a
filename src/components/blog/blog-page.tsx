import type { ReactNode } from "react";

import { blog } from "../../config/blog";
import { paths } from "../../utils/paths";
import { Seo } from "../parts/seo";
import { blogStylesheet } from "./blog-stylesheet";

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

/** Renders a blog page that isn't a post: its head, title, description and content. */
export const BlogPage = ({ title, heading = title, lead, children, ...head }: BlogPageProps) => (
  <div className="doc-article">
    <Seo section={blog.title} pictureOf={paths.blog()} title={title} {...head} />
    <div className="blog-page">
      <style dangerouslySetInnerHTML={{ __html: blogStylesheet }} />
      <h1 className="page-title">{heading}</h1>
      {lead && <div className="lead">{lead}</div>}
      {children}
    </div>
  </div>
);
