import { useId } from "react";

import type { ElementInfo } from "../../workers/inspect";
import type { PanelTextClass } from "../parts/styles/panel-text-styles";
import { usePlayground } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import type { EditClass } from "./edit-styles";
import { useTyped } from "./use-typed";

interface AddElementProps {
  path: string;
  /** What the schema allows there. */
  addable: ElementInfo["addable"];
  /** The source of that rule. */
  allowedBy?: string;
}

/** Adds an element in schema order. */
export const AddElement = ({ path, addable, allowedBy }: AddElementProps) => {
  const { attempt, edit } = usePlayground();
  const id = useId();
  const [chosen = "", setChosen] = useTyped(`${path} add`);
  const [value = "", setValue] = useTyped(`${path} add text`);
  const child = addable.find(({ name }) => name === chosen) ?? addable[0]!;
  const { name } = child;

  const add = (): void =>
    void attempt(async () => {
      await edit({ do: "addElement", path, name, value: child.required ? "" : value });
      setValue(undefined);
      setChosen(undefined);
    });

  return (
    <div className={"add" satisfies EditClass}>
      <div className={"field" satisfies EditClass}>
        <label htmlFor={`${id}-name`}>Add an element</label>
        <select id={`${id}-name`} value={name} onChange={({ target }) => setChosen(target.value)}>
          {addable.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
      </div>
      {child.required ? (
        child.required.length > 0 && (
          <p className={"nothing" satisfies PanelTextClass}>
            It comes with what it cannot be without: {child.required.join(", ")}.
          </p>
        )
      ) : (
        <div className={"field" satisfies EditClass}>
          <label htmlFor={`${id}-value`}>Its text</label>
          <input
            id={`${id}-value`}
            value={value}
            autoComplete="off"
            onChange={({ target }) => setValue(target.value || undefined)}
          />
        </div>
      )}
      {allowedBy !== undefined && <p className={"nothing" satisfies PanelTextClass}>By {allowedBy}.</p>}
      <button type="button" className={"tool" satisfies ToolClass} onClick={add}>
        Add {name}
      </button>
    </div>
  );
};
