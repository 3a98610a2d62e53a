import type { ReactNode } from "react";

import type { SidebarLink } from "../../utils/sidebar";
import { Article, type ArticleProps } from "../article/article";
import { CopyPage } from "../article/copy-page";
import { Pager } from "../article/pager";
import { AuthorCard } from "./author-card";
import { blogStylesheet } from "./blog-stylesheet";
import { PostMeta, PostTags } from "./post-parts";

interface BlogArticleProps {
  post: Queries.BlogArticleFragment & ArticleProps["article"];
  newer: SidebarLink | null;
  older: SidebarLink | null;
  children: ReactNode;
}

export const BlogArticle = ({ post, newer, older, children }: BlogArticleProps) => (
  <Article
    article={post}
    className="blog-article"
    above={<style dangerouslySetInnerHTML={{ __html: blogStylesheet }} />}
    byline={
      <>
        <div className="page-bar">
          <PostMeta date={post.date} readingTime={post.readingTime} />
          <CopyPage path={post.path} zip={post.zip} />
        </div>
        <div className="post-authors">
          {post.authors.map((author) => (
            <AuthorCard key={author.key} author={author} />
          ))}
        </div>
      </>
    }
    below={<PostTags tags={post.tags} />}
    pager={
      <Pager
        name="Blog post page navigation"
        captions={{ previous: "Newer post", next: "Older post" }}
        previous={newer}
        next={older}
      />
    }
  >
    {children}
  </Article>
);
