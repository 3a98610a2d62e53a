import { useEffect } from "react";

import { toAddress } from "../../utils/address";
import { notePage } from "../../utils/browser/read-pages";

/** Notes that the reader has opened the page at a route. */
export const useReadPage = (route: string, title: string): void =>
  useEffect(() => notePage(toAddress(route), title), [route, title]);
