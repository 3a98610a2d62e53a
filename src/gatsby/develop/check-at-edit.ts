import type { CreatePagesArgs } from "gatsby";

import { reportWarnings } from "../../diagnostics/report-diagnostics";
import { fixedRoutes } from "../content-types/taken-routes";
import { reportContent } from "../links/report-content";
import { proseAtEdit } from "./prose-at-edit";
import { renewFolderSidebars } from "./renew-folder-sidebars";

let started = false;

/** All content has been checked once; from now on, each run of createPages checks it again. */
export const startChecksAtEdits = (): void => {
  started = process.env.NODE_ENV === "development";
};

/**
 * Creates pages. In develop it then checks all content and its prose, because Gatsby runs createPages after each edit.
 * Gatsby removes deleted pages only later.
 */
export const checkedAtEdit = async (
  args: CreatePagesArgs,
  make: (args: CreatePagesArgs) => Promise<void>,
): Promise<void> => {
  if (!started) return make(args);
  renewFolderSidebars(args);
  const routes = fixedRoutes(args).map(({ path }) => path);
  const createPage: CreatePagesArgs["actions"]["createPage"] = (page, ...rest) => {
    routes.push(page.path);
    args.actions.createPage(page, ...rest);
  };
  await make({ ...args, actions: { ...args.actions, createPage } });
  await reportContent(args, routes);
  reportWarnings(proseAtEdit(), args.reporter, "prose");
};
