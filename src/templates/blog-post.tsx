import { graphql, type PageProps } from "gatsby";

import { PageContent } from "../components/article/page-content";
import { BlogArticle } from "../components/blog/blog-article";
import { blogPosting } from "../components/parts/json-ld";
import { Seo } from "../components/parts/seo";
import { absoluteUrl } from "../config/urls";
import { paths } from "../utils/paths";

const BlogPostTemplate = ({ data: { post, newer, older }, children }: PageProps<Queries.BlogPostTemplateQuery>) => {
  if (!post) throw new Error("The page's post is not in the data layer.");
  const { title, description, path, image, lastUpdated, unlisted, date, authors, tags } = post;
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={unlisted ? undefined : path}
        type="article"
        section={post.section}
        image={image?.childImageSharp?.card?.src}
        modified={lastUpdated}
        markdown={paths.markdown(path)}
        properties={[
          ["article:published_time", date],
          ...authors.map(({ name, path: page }) => ["article:author", page ? absoluteUrl(page) : name] as const),
          ...tags.map(({ label }) => ["article:tag", label] as const),
        ]}
        jsonLd={[blogPosting(post)]}
      />
      <BlogArticle post={post} newer={newer} older={older}>
        <PageContent content={post.content} interactive={post.interactive}>
          {children}
        </PageContent>
      </BlogArticle>
    </>
  );
};

export default BlogPostTemplate;

export const query = graphql`
  query BlogPostTemplate($id: String!, $newer: String, $older: String, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    post: blogPost(id: { eq: $id }) {
      ...ContentPage
      section
      unlisted
      words
      ...BlogArticle
    }
    newer: blogPost(id: { eq: $newer }) {
      label: title
      path
    }
    older: blogPost(id: { eq: $older }) {
      label: title
      path
    }
  }
`;
