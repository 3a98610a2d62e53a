import { getStaticQueryResults } from "gatsby/cache-dir/loader";

import { readServedStaticQueries } from "../../../components/served/served-static-queries";

/** Gives Gatsby's loader the results that the document was served with, so that it asks for none of them. */
export const tellStaticQueries = (): void => {
  Object.assign(getStaticQueryResults(), readServedStaticQueries());
};
