import { toAddress } from "../utils/address";
import { inTime } from "../utils/in-time";

/** Why a part of the site's code is missing, in words, and whether only a new document can load it. */
export interface Missing {
  words: string;
  reload?: true;
  isUnreachable?: true;
}

const updated: Missing = {
  words: "The site has been updated since you opened this page. Reload it to go on.",
  reload: true,
};
const broken: Missing = {
  words: "A file of the site is missing. The fault is the site’s, not your connection’s. Try again in a moment.",
};
const unreachable: Missing = {
  words: "The site isn’t responding. Check your connection, then try again.",
  isUnreachable: true,
};

declare global {
  interface Window {
    /** The build of the document's scripts. */
    ___webpackCompilationHash: string;
  }
}

/** Returns the build that the host has now. */
export const readBuild = async (): Promise<string | undefined> => {
  const response = await fetch(toAddress("/page-data/app-data.json"), { cache: "no-store" });
  const data = response.ok ? ((await response.json()) as { webpackCompilationHash?: string }) : {};
  return data.webpackCompilationHash;
};

/** Asks the host for its current build, after a file of this document's build failed to load. */
export const whyMissing = async (): Promise<Missing> => {
  try {
    const build = await inTime(readBuild(), "The build");
    return build && build !== window.___webpackCompilationHash ? updated : broken;
  } catch (error) {
    return error instanceof SyntaxError ? broken : unreachable;
  }
};
