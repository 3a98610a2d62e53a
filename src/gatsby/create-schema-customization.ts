import type { GatsbyNode } from "gatsby";

import { blogTypes } from "./kinds/blog/schema";
import { docTypes } from "./kinds/docs/schema";
import { localeTypes } from "./nodes/locales/schema";
import { pageTypes } from "./kinds/pages/schema";
import { sampleTypes } from "./nodes/sample-report/schema";
import { searchTypes } from "./nodes/search-hits/schema";
import { sharedTypes } from "./content/schema";
import { sidebarTypes } from "./nodes/sidebars/schema";
import { toolkitTypes } from "./nodes/toolkit/schema";
import { typedocTypes } from "./nodes/typedoc/schema";
import { versionTypes } from "./nodes/versions/schema";

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
