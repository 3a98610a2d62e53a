import { homeUrl } from "../../config/urls";
import { isOwnAddress, toAddress, toRoute } from "../../utils/address";
import { isInternal } from "../../utils/paths";

/** The route of a page of this site, from a route or a whole address; undefined for other sites and script URLs. */
export const toSitePath = (url: string): string | undefined => {
  const written = isInternal(url) ? toAddress(url) : url;
  if (!URL.canParse(written, homeUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(written, homeUrl);
  const isOwn = origin === new URL(homeUrl).origin && isOwnAddress(pathname);
  return isOwn ? `${toRoute(pathname)}${search}${hash}` : undefined;
};
