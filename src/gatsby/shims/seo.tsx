import { Helmet } from "react-helmet";

import { pageTitle } from "../../components/parts/page-title";
import { site } from "../../config/site";
import { absoluteUrl } from "../../config/urls";

interface SeoProps {
  title?: string;
  description?: string;
  path?: string;
}

/** `Seo` for the browser: title, description and URL. Programs that read more request the page from the server. */
export const Seo = ({ title, description = site.description, path }: SeoProps) => (
  <Helmet title={pageTitle(title)}>
    <meta name="description" content={description} />
    {path && <link rel="canonical" href={absoluteUrl(path)} />}
    {(!path || site.isPreview) && <meta name="robots" content="noindex" />}
  </Helmet>
);
