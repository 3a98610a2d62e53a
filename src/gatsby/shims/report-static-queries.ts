import { getStaticQueryResults } from "gatsby/cache-dir/loader";

import { readSidebarTree } from "../../components/docs/read-sidebar-tree";
import { readServedStaticQueries } from "../../components/served/served-static-queries";

declare const __BASE_PATH__: string;

const toRoute = (address: string): string =>
  address.startsWith(`${__BASE_PATH__}/`) ? address.slice(__BASE_PATH__.length) : address;

/** Gives Gatsby's loader the results that the document was served with, so that it asks for none of them. */
export const tellStaticQueries = (): void => {
  Object.assign(
    getStaticQueryResults(),
    readServedStaticQueries(() => readSidebarTree(toRoute)),
  );
};
