import type { ElementInfo } from "../../workers/inspect";
import { usePlayground } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import { AddElement } from "./add-element";
import { EditField } from "./edit-field";
import type { EditClass } from "./edit-styles";

/** The element at the cursor: its text and attributes, what can be added to it, and a button to remove it. */
export const ElementEditor = ({ element }: { element: ElementInfo }) => {
  const { attempt, edit } = usePlayground();
  const { name, path, text, attributes, addable, allowedBy, isRoot } = element;
  return (
    <section aria-label="Element at the cursor" className={"form" satisfies EditClass}>
      <h2>Element at the cursor</h2>
      <p className={"path" satisfies EditClass}>
        <code>{path}</code>
      </p>
      {text !== null && (
        <EditField
          place={`${path} text`}
          label={`Text of ${name}`}
          value={text}
          save={(value) => edit({ do: "setText", path, value })}
        />
      )}
      {attributes.map((attribute) => (
        <EditField
          key={attribute.name}
          place={`${path} attribute ${attribute.name}`}
          label={`Attribute ${attribute.name}`}
          value={attribute.value}
          save={(value) => edit({ do: "setAttribute", path, name: attribute.name, value })}
        />
      ))}
      {addable.length > 0 && <AddElement path={path} addable={addable} allowedBy={allowedBy} />}
      {!isRoot && (
        <button
          type="button"
          className={"tool" satisfies ToolClass}
          onClick={() => void attempt(() => edit({ do: "removeElement", path }))}
        >
          Remove {name}
        </button>
      )}
    </section>
  );
};
