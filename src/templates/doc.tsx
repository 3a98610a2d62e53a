import { graphql, type PageProps } from "gatsby";

import { PageContent } from "../components/article/page-content";
import { DocArticle } from "../components/docs/doc-article";
import { breadcrumbList, techArticle } from "../components/parts/json-ld";
import { Seo } from "../components/parts/seo";
import { paths } from "../utils/paths";

const DocTemplate = ({ data: { doc }, children }: PageProps<Queries.DocTemplateQuery>) => {
  if (!doc) throw new Error("The page's doc is not in the data layer.");
  const { title, description, path, lastUpdated, breadcrumbs, image, currentPath, section, version } = doc;
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={currentPath ?? path}
        pictureOf={currentPath ?? (version ? paths.home() : path)}
        type="article"
        section={section}
        image={image?.childImageSharp?.card?.src}
        modified={lastUpdated}
        markdown={paths.markdown(path)}
        jsonLd={[techArticle(doc), breadcrumbList([...breadcrumbs, { label: title, path }])]}
      />
      <DocArticle doc={doc}>
        <PageContent content={doc.content} interactive={doc.interactive}>
          {children}
        </PageContent>
      </DocArticle>
    </>
  );
};

export default DocTemplate;

export const query = graphql`
  query DocTemplate($id: String!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    doc(id: { eq: $id }) {
      section
      ...ContentPage
      ...DocArticle
    }
  }
`;
