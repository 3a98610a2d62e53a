import { Helmet } from "react-helmet";

import { pictureSize } from "../../config/picture-size";
import { site } from "../../config/site";
import { absoluteUrl, wholeUrl } from "../../config/urls";
import { paths } from "../../utils/paths";
import { pageTitle } from "./page-title";

interface SeoProps {
  /** Title of the page; if omitted, only the site's. */
  title?: string;
  description?: string;
  /** Route of the page, for canonical and Open Graph; a page without one isn't indexed. */
  path?: string;
  type?: "website" | "article";
  /** What the page belongs to, as shown on its picture. */
  section?: string | null;
  /** Address of the page's picture, of `pictureSize`; if omitted, the build draws one. */
  image?: string | null;
  /** Route of the page whose drawn picture is shown; by default, its own. */
  pictureOf?: string;
  /** Objects in schema.org's vocabulary. */
  jsonLd?: readonly object[];
  /** ISO time of the last change. */
  modified?: string | null;
  /** Route of the page's Markdown. */
  markdown?: string;
  /** Other properties of Open Graph, such as article:tag. */
  properties?: readonly (readonly [name: string, content: string])[];
}

/** Renders the metadata in a page's head for search engines and link previews. */
export const Seo = ({
  title,
  description = site.description,
  path,
  type = "website",
  section,
  image,
  pictureOf = path ?? paths.home(),
  jsonLd = [],
  modified,
  markdown,
  properties = [],
}: SeoProps) => {
  const picture = image ? wholeUrl(image) : absoluteUrl(paths.card(pictureOf));
  return (
    <Helmet title={pageTitle(title)}>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={absoluteUrl(path)} />}
      {(!path || site.isPreview) && <meta name="robots" content="noindex" />}
      {markdown && <link rel="alternate" type="text/markdown" href={absoluteUrl(markdown)} />}
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {path && <meta property="og:url" content={absoluteUrl(path)} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={title ?? site.title} />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      {section && <meta property="article:section" content={section} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      {properties.map(([name, content]) => (
        <meta key={name + content} property={name} content={content} />
      ))}
      {/* Its title, description and picture are Open Graph's. */}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((data, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
};
