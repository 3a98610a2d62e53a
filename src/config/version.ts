import { site } from "./site";

/** Returns a text of content with the documented version where it has `<Version />`. */
export const withVersion = (text: string): string => text.replace(/<Version *\/>/g, site.version);
