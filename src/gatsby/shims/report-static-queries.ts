import { readSidebarTree } from "../../components/docs/read-sidebar-tree";
import { readServedStaticQueries } from "../../data/served/served-static-queries";
import { getStaticQueryResults } from "./loader";

declare const __BASE_PATH__: string;

const toRoute = (address: string): string =>
  address.startsWith(`${__BASE_PATH__}/`) ? address.slice(__BASE_PATH__.length) : address;

/** Passes the results in the served document to Gatsby's loader, so that it requests none of them. */
export const reportStaticQueries = (): void => {
  Object.assign(
    getStaticQueryResults(),
    readServedStaticQueries(() => readSidebarTree(toRoute)),
  );
};
