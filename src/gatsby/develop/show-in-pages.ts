import { createRequire } from "node:module";
import path from "node:path";

interface Sockets {
  websocketManager: { emitError(id: string, errors: object[] | null): void };
}

/** A diagnostic as Gatsby's overlay shows an error of a query. */
const toError = (check: string) => (text: string) => {
  const [, filePath, line] = /^([^\s:]+)(?::(\d+))?: /.exec(text) ?? [];
  const location = line && { start: { line: Number(line) } };
  return { level: "ERROR", code: check, text, context: { sourceMessage: text }, filePath, location };
};

const gatsbySockets = (): Sockets =>
  createRequire(path.resolve("package.json"))("gatsby/dist/utils/websocket-manager") as Sockets;

/** In develop: shows a check's problems on the open pages. A page shows problems of its own text in its text. */
export const showInPages = (
  check: string,
  diagnostics: readonly string[],
  { websocketManager } = gatsbySockets(),
): void => {
  if (check === "content") return;
  websocketManager.emitError(`checks: ${check}`, diagnostics.length > 0 ? diagnostics.map(toError(check)) : null);
};
