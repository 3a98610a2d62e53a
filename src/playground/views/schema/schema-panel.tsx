import { FilePicker } from "../parts/file-picker";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { OwnSchema } from "./own-schema";
import { SchemaFiles } from "./schema-files";
import type { SchemaClass } from "./schema-styles";

/** Adds the user's schemas; from then on messages of their version are validated. */
export const SchemaPanel = () => {
  const { addSchemas } = usePlayground();
  const hasNone = usePlaygroundState(({ schemas }) => schemas.length === 0);
  return (
    <div className={"schema" satisfies SchemaClass}>
      <p className={"intro" satisfies PanelTextClass}>
        Bring the schema once, and every message of its version is validated here, in this browser: nothing is uploaded.
      </p>
      <OwnSchema />
      <div className={"panel-tools" satisfies ToolClass}>
        <FilePicker
          label="Schema files"
          accept=".xsd,.sch,.zip"
          multiple
          isPrimary={hasNone}
          onPick={(files) => void addSchemas(files)}
        >
          Add schema files
        </FilePicker>
        <span>or drop them on this page</span>
      </div>
      <p className={"kinds" satisfies SchemaClass}>
        XML Schema (<code>.xsd</code>), a ZIP with it, or rules in Schematron (<code>.sch</code>), such as those of a
        release profile. Give the files of one version together.
      </p>
      <SchemaFiles />
    </div>
  );
};
