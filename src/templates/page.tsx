import { graphql, type PageProps } from "gatsby";

import { Article } from "../components/article/article";
import { PageContent } from "../components/article/page-content";
import { Seo } from "../components/parts/seo";
import { paths } from "../utils/paths";

const PageTemplate = ({ data: { page }, children }: PageProps<Queries.PageTemplateQuery>) => {
  if (!page) throw new Error("The page is not in the data layer.");
  const { title, description, path, image, content, interactive } = page;
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        image={image?.childImageSharp?.card?.src}
        markdown={paths.markdown(path)}
      />
      <Article article={page}>
        <PageContent content={content} interactive={interactive}>
          {children}
        </PageContent>
      </Article>
    </>
  );
};

export default PageTemplate;

export const query = graphql`
  query PageTemplate($id: String!, $path: String!) {
    sidebar(name: { eq: "tutorialSidebar" }) {
      ...PageSidebar
    }
    page(id: { eq: $id }) {
      ...ContentPage
    }
  }
`;
