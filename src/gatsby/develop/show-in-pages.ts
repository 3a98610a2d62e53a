import { gatsbyModule } from "./gatsby-module";

interface Sockets {
  websocketManager: { emitError(id: string, errors: object[] | null): void };
}

/** A diagnostic as Gatsby's overlay shows an error of a query. */
const toError = (check: string) => (text: string) => {
  const [, filePath, line] = /^([^\s:]+)(?::(\d+))?: /.exec(text) ?? [];
  const location = line && { start: { line: Number(line) } };
  return { level: "ERROR", code: check, text, context: { sourceMessage: text }, filePath, location };
};

/** Is it a problem of a page's text? The page shows it in place of the text. */
const isShown = (check: string, diagnostic: string): boolean =>
  check === "content" && /^[^\s:]+\.mdx:/.test(diagnostic);

/** In develop: shows a check's problems on the open pages, except those that a page shows itself. */
export const showInPages = (
  check: string,
  diagnostics: readonly string[],
  { websocketManager } = gatsbyModule<Sockets>("utils/websocket-manager"),
): void => {
  const errors = diagnostics.filter((diagnostic) => !isShown(check, diagnostic)).map(toError(check));
  websocketManager.emitError(`checks: ${check}`, errors.length > 0 ? errors : null);
};
