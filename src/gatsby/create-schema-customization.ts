import type { GatsbyNode } from "gatsby";

import { blogTypes } from "./blog/schema";
import { docTypes } from "./docs/schema";
import { localeTypes } from "./locales/schema";
import { pageTypes } from "./pages/schema";
import { sampleTypes } from "./sample-report/schema";
import { searchTypes } from "./search/schema";
import { sharedTypes } from "./shared/schema";
import { sidebarTypes } from "./sidebars/schema";
import { toolkitTypes } from "./toolkit/schema";
import { typedocTypes } from "./typedoc/schema";
import { versionTypes } from "./versions/schema";

/** Types of the data layer; the builders guarantee what is non-null. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    sharedTypes,
    docTypes,
    pageTypes,
    blogTypes,
    sidebarTypes,
    toolkitTypes,
    typedocTypes,
    versionTypes,
    localeTypes,
    searchTypes,
    sampleTypes,
  ]);
};
