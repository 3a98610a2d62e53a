import type { PageProps } from "gatsby";
import { graphql } from "gatsby";

import { PageContent } from "../components/article/page-content";
import { PageArticle } from "../components/article/page-article";
import { Seo } from "../components/parts/seo";
import { paths } from "../utils/paths";
import type { ContentPageContext } from "../gatsby/content-types/pages/content-type";

type PageTemplateProps = PageProps<Queries.PageTemplateQuery, ContentPageContext>;

const PageTemplate = ({ data: { page }, children }: PageTemplateProps) => {
  if (!page) throw new Error("The page is not in the data layer.");
  const { title, description, path, keywords, image, content, interactive } = page;
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        keywords={keywords}
        image={image?.childImageSharp?.card?.src}
        markdown={paths.markdown(path)}
      />
      <PageArticle page={page}>
        <PageContent content={content} interactive={interactive}>
          {children}
        </PageContent>
      </PageArticle>
    </>
  );
};

export default PageTemplate;

export const query = graphql`
  query PageTemplate($id: String!) {
    page(id: { eq: $id }) {
      ...ContentPage
      ...PageArticle
    }
  }
`;
