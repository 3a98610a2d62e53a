import { navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet";

import { MessagePage } from "../components/layout/message-page";
import { Seo } from "../components/parts/seo";
import { toAddress } from "../utils/address";

/** Renders a route that redirects to another page, with and without scripts. */
const RedirectTemplate = ({ pageContext: { to }, location: { search, hash } }: PageProps<object, { to: string }>) => {
  useEffect(() => {
    void navigate(to + search + hash, { replace: true });
  }, [to, search, hash]);
  return (
    <MessagePage title="This page has moved">
      <Seo title="This page has moved" />
      <Helmet>
        <meta httpEquiv="refresh" content={`0; url=${toAddress(to)}`} />
      </Helmet>
      <p>
        Read on at <a href={to}>{toAddress(to)}</a>.
      </p>
    </MessagePage>
  );
};

export default RedirectTemplate;
