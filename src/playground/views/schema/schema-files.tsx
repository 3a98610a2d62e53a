import type { SchemaFile } from "../../validation/types";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { namespaceLabel } from "./schema-names";
import type { SchemaClass } from "./schema-styles";

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const purposeOf = ({ kind, namespaces }: SchemaFile): string =>
  kind === "schema"
    ? namespaceLabel(namespaces[0] ?? "")
    : ["Rules", ...namespaces.map(namespaceLabel).filter((label) => label.startsWith("ERN "))].join(" for ");

const detailsOf = (file: SchemaFile): string =>
  [purposeOf(file), file.version && `version ${file.version}`, sizeOf(file.size)].filter(Boolean).join(" · ");

/** Groups files by batch, the newest first; a schema before its imports. */
const inOrder = (one: SchemaFile, other: SchemaFile): number =>
  other.batch - one.batch || other.needs.length - one.needs.length || one.name.localeCompare(other.name);

/** The schemas and rules kept in this browser, with buttons to remove them. */
export const SchemaFiles = () => {
  const { removeSchemas } = usePlayground();
  const schemas = usePlaygroundState((state) => state.schemas);
  if (schemas.length === 0) return <p className={"nothing" satisfies PanelTextClass}>No schema is here yet.</p>;
  return (
    <>
      <h2 id="playground-schemas">Kept in this browser</h2>
      <ul aria-labelledby="playground-schemas" className={"schema-files" satisfies SchemaClass}>
        {[...schemas].sort(inOrder).map((file) => (
          <li key={file.id}>
            <span>
              <span className={"schema-name" satisfies SchemaClass}>{file.name}</span>{" "}
              <span className={"detail" satisfies PanelTextClass}>{detailsOf(file)}</span>
            </span>
            <button
              type="button"
              className={"tool" satisfies ToolClass}
              aria-label={`Remove ${file.name}, ${detailsOf(file)}`}
              onClick={() => void removeSchemas([file.id])}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {schemas.length > 1 && (
        <button
          type="button"
          className={"tool" satisfies ToolClass}
          onClick={() => void removeSchemas(schemas.map(({ id }) => id))}
        >
          Remove all
        </button>
      )}
    </>
  );
};
