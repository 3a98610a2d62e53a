import { site } from "../../config/site";

export const pageTitle = (title: string | undefined): string =>
  !title || title === site.title ? site.title : `${title} | ${site.title}`;
