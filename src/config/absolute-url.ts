import { toAddress } from "../utils/address";
import { wholeUrl } from "./whole-url";

/** A route or file of the site as a full URL. */
export const absoluteUrl = (route: string): string => wholeUrl(toAddress(route));
