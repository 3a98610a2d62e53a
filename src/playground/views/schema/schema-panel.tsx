import type { SchemaFile } from "@ddex-suite/ern/validate";

import { Tool } from "../parts/controls";
import { pickFiles } from "../parts/pick-files";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { formatNamespace, MessageSchema } from "./message-schema";

const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const formatPurpose = ({ kind, namespaces }: SchemaFile): string =>
  kind === "schema"
    ? formatNamespace(namespaces[0] ?? "")
    : ["Rules", ...namespaces.map(formatNamespace).filter((label) => label.startsWith("ERN "))].join(" for ");

const formatDetails = (file: SchemaFile): string =>
  [formatPurpose(file), file.version && `version ${file.version}`, formatBytes(file.size)].filter(Boolean).join(" · ");

/** Groups files by batch, the newest first; a schema before its imports. */
const compareFiles = (a: SchemaFile, b: SchemaFile): number =>
  b.batch - a.batch || b.needs.length - a.needs.length || a.name.localeCompare(b.name);

const SchemaFiles = () => {
  const { removeSchemas } = usePlayground();
  const schemas = usePlaygroundState((state) => state.schemas);
  if (schemas.length === 0) return <p className="nothing">No schema has been added yet.</p>;
  return (
    <>
      <h2 id="playground-schemas">Saved in this browser</h2>
      <ul aria-labelledby="playground-schemas" className="schema-files">
        {[...schemas].sort(compareFiles).map((file) => (
          <li key={file.id}>
            <span>
              <span className="schema-name">{file.name}</span> <span className="detail">{formatDetails(file)}</span>
            </span>
            <Tool
              aria-label={`Remove ${file.name}, ${formatDetails(file)}`}
              onClick={() => void removeSchemas([file.id])}
            >
              Remove
            </Tool>
          </li>
        ))}
      </ul>
      {schemas.length > 1 && <Tool onClick={() => void removeSchemas(schemas.map(({ id }) => id))}>Remove all</Tool>}
    </>
  );
};

export const SchemaPanel = () => {
  const { addSchemas } = usePlayground();
  const hasNone = usePlaygroundState(({ schemas }) => schemas.length === 0);
  return (
    <div className="schema">
      <p className="intro">
        Add the schema once, and every message of its version is validated in this browser. Nothing is uploaded.
      </p>
      <MessageSchema />
      <div className="panel-tools">
        <Tool
          look={hasNone ? "primary" : undefined}
          onClick={() => void pickFiles(addSchemas, { accept: ".xsd,.sch,.zip" })}
        >
          Add schema files
        </Tool>
        <span>or drop them on this page</span>
      </div>
      <p className="kinds">
        XML Schema (<code>.xsd</code>), a ZIP with it, or rules in Schematron (<code>.sch</code>), such as those of a
        release profile. Add the files of one version together.
      </p>
      <SchemaFiles />
    </div>
  );
};
