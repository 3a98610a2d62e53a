import { gatsbyModule } from "./gatsby-module";

interface DevelopActions {
  buildActions: Record<"incrementRecompileCount" | "markNodesClean", unknown>;
}

/**
 * In develop: lets files be saved while the pages of earlier saves are queried. Gatsby takes seven such saves in a row for
 * a loop and ends, so they're no longer counted.
 */
export const allowFastSaves = (): void => {
  const { buildActions } = gatsbyModule<DevelopActions>("state-machines/develop/actions");
  buildActions.incrementRecompileCount = buildActions.markNodesClean;
};
