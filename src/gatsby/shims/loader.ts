import { toAddress, toRoute } from "../../utils/address";
import { decoded } from "../../utils/decoded";
import { fetchText } from "../../utils/fetch-text";
import { inTime } from "../../utils/in-time";

const withoutSlash = (path: string): string => path.replace(/^\/index\.html$/, "/").replace(/(.)\/$/s, "$1");

/** Returns the path of a route's page: decoded if possible, without a trailing slash. */
export const pathOfRoute = (route: string): string => withoutSlash(decoded(route, decodeURIComponent));

/** Returns the path of the page at an address. */
export const findPath = (address: string): string => pathOfRoute(toRoute(address.split(/[?#]/, 1)[0]!));

/** No page has a `matchPath`. */
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});

declare global {
  interface Window {
    /** The route that the document was built for. */
    pagePath?: string;
  }
}

interface PageData {
  path: string;
  componentChunkName: string;
  result: object;
  staticQueryHashes?: readonly string[];
  /** Results that were served with the document. */
  staticQueries?: object;
  build?: string;
}

interface LoadedPage {
  component: unknown;
  json: object;
  page: PageData & { webpackCompilationHash: string; slicesMap: object };
  status?: undefined;
}

type FailedPage = { status: "error"; error: Error };
type Components = Readonly<Record<string, () => Promise<unknown>>>;

export const PageResourceStatus = { Error: "error", Success: "success" };

const readJson = async <Value>(file: string): Promise<Value> =>
  JSON.parse(await fetchText(toAddress(`/page-data/${file}.json`))) as Value;

let components: Components;
const pages = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage | FailedPage>>();
const served = new Map<string, PageData>();
const queries: Record<string, unknown> = {};
/** The requested path and the page in the document, which differ if a host serves the not-found page. */
let opened: [path: string, page: string];

const resolvePath = (address: string): string => {
  const path = findPath(address);
  return path === opened[0] ? opened[1] : path;
};

const readPage = (path: string): PageData | Promise<PageData> =>
  served.get(path) ?? readJson(path === "/" ? "index/page-data" : `${path.slice(1)}/page-data`);

const readQuery = async (hash: string): Promise<unknown> => (queries[hash] ??= await readJson(`sq/d/${hash}`));

const readAll = async (path: string): Promise<LoadedPage> => {
  const data = await readPage(path);
  const { componentChunkName, staticQueryHashes = [], result } = data;
  // The document's own data comes from its own build.
  const { build: webpackCompilationHash = window.___webpackCompilationHash } = data;
  const [component] = await Promise.all([
    inTime(components[componentChunkName]!(), "The code of the page"),
    ...staticQueryHashes.map(readQuery),
  ]);
  return { component, json: result, page: { ...data, webpackCompilationHash, slicesMap: {} } };
};

/** Loads a page once; a failure is returned but not cached. */
const loadOnce = (address: string): Promise<LoadedPage | FailedPage> => {
  const path = resolvePath(address);
  const loaded = pages.get(path);
  if (loaded) return Promise.resolve(loaded);
  const started =
    loading.get(path) ??
    readAll(path)
      .then(
        (page) => (pages.set(path, page), page),
        (error: Error): FailedPage => ({ status: "error", error }),
      )
      .finally(() => loading.delete(path));
  loading.set(path, started);
  return started;
};

/** Gatsby's loader if all pages are built: every wait ends, failures aren't cached, and promises don't reject. */
export class ProdLoader {
  constructor(requires: { components: Components }, _matchPaths: unknown, pageData: PageData | undefined) {
    components = requires.components;
    const path = findPath(location.pathname);
    opened = [path, window.pagePath ? pathOfRoute(window.pagePath) : path];
    if (!pageData) return;
    served.set(pathOfRoute(pageData.path), pageData);
    Object.assign(queries, pageData.staticQueries);
  }
  readonly setApiRunner = (): void => undefined;
  readonly findMatchPath = (): null => null;
}

export const setLoader = (): void => undefined;
export const getStaticQueryResults = (): object => queries;
export const getSliceResults = (): object => ({});

const publicLoader = {
  hovering: loadOnce,
  loadPage: loadOnce,
  loadPageSync: (address: string): LoadedPage | undefined => pages.get(resolvePath(address)),
};

// Gatsby uses both names.
export { publicLoader, publicLoader as default };
