import type { ReactNode } from "react";

interface BlogPageProps {
  title: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the blog that is no post: title, what it is, and its content. */
export const BlogPage = ({ title, lead, children }: BlogPageProps) => (
  <div className="doc-article">
    <div className="blog-page">
      <h1 className="page-title">{title}</h1>
      {lead && <div className="lead">{lead}</div>}
      {children}
    </div>
  </div>
);
