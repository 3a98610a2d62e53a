import { counted } from "@ddex-suite/ern/text/counted";
import { useId } from "react";

import type { ElementInfo, Inspection } from "../../workers/inspect";
import { Tool } from "../parts/controls";
import { NotAnalyzedYet } from "../parts/empty-state";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ValueSelect } from "../parts/value-select";
import { EditField, type FormField, toCommand, useTypedText } from "./edit-field";

const AddElement = ({ path, addable, allowedBy }: Pick<ElementInfo, "path" | "addable" | "allowedBy">) => {
  const { attempt, edit } = usePlayground();
  const id = useId();
  const [chosen = "", setChosen] = useTypedText(`${path} add`);
  const [value = "", setValue] = useTypedText(`${path} add text`);
  const child = addable.find(({ name }) => name === chosen) ?? addable[0]!;
  const { name } = child;

  const add = (): void =>
    void attempt(async () => {
      await edit({ do: "addElement", path, name, value: child.required ? "" : value });
      setValue(undefined);
      setChosen(undefined);
    });

  return (
    <div className="add">
      <div className="field">
        <label htmlFor={`${id}-name`}>Add an element</label>
        <select
          id={`${id}-name`}
          value={name}
          onChange={({ target }) => {
            setChosen(target.value);
            setValue(undefined);
          }}
        >
          {addable.map((candidate) => (
            <option key={candidate.name}>{candidate.name}</option>
          ))}
        </select>
      </div>
      {child.required ? (
        child.required.length > 0 && (
          <p className="nothing">It is added with what it requires: {child.required.join(", ")}.</p>
        )
      ) : (
        <div className="field">
          <label htmlFor={`${id}-value`}>Its text</label>
          {child.choice ? (
            <ValueSelect id={`${id}-value`} isField value={value} choice={child.choice} onChoose={setValue} />
          ) : (
            <input
              id={`${id}-value`}
              value={value}
              autoComplete="off"
              onChange={({ target }) => setValue(target.value || undefined)}
            />
          )}
        </div>
      )}
      {allowedBy !== undefined && <p className="nothing">By {allowedBy}.</p>}
      <Tool onClick={add}>Add {name}</Tool>
    </div>
  );
};

const ElementEditor = ({ element }: { element: ElementInfo }) => {
  const { attempt, edit } = usePlayground();
  const { name, path, text, choice, attributes, addable, allowedBy, isRoot } = element;
  return (
    <section aria-label="Element at the cursor" className="form">
      <h2>Element at the cursor</h2>
      <p className="path">
        <code>{path}</code>
      </p>
      {text !== null && (
        <EditField
          place={`${path} text`}
          label={`Text of ${name}`}
          value={text}
          choice={choice}
          save={(value) => edit({ do: "setText", path, value })}
        />
      )}
      {attributes.map((attribute) => (
        <EditField
          key={attribute.name}
          place={`${path} attribute ${attribute.name}`}
          label={`Attribute ${attribute.name}`}
          value={attribute.value}
          choice={attribute.choice}
          save={(value) => edit({ do: "setAttribute", path, name: attribute.name, value })}
        />
      ))}
      {addable.length > 0 && <AddElement path={path} addable={addable} allowedBy={allowedBy} />}
      {!isRoot && <Tool onClick={() => void attempt(() => edit({ do: "removeElement", path }))}>Remove {name}</Tool>}
    </section>
  );
};

/** The title in one element and with its parts in another, which mean the same; undefined if the part doesn't have both. */
const findTitles = (fields: readonly FormField[]): [FormField, FormField] | undefined => {
  const [title, display] = ["Title", "DisplayTitle"].map((name) => fields.find(({ label }) => label === name));
  return title && display && [title, display];
};

const PartEditor = ({ part: { title, path, reference, fields } }: { part: NonNullable<Inspection["part"]> }) => {
  const { attempt, edit } = usePlayground();
  const titles = findTitles(fields);
  const areEqual = titles && titles[0].value === titles[1].value;
  const setBoth = (value: string): Promise<void> =>
    edit({ do: "setTexts", paths: titles!.map((field) => field.path), value });
  return (
    <section aria-label={title} className="form">
      <h2>{title}</h2>
      {reference && (
        <EditField
          key={`${path} reference`}
          place={`${path} reference`}
          label={`Reference, in ${counted(reference.count, "place")}`}
          value={reference.value}
          save={(to) => edit({ do: "renameReference", kind: reference.kind, from: reference.value, to })}
        />
      )}
      {fields.map((field, index) => {
        const { label, value, path: fieldPath, attribute, choice } = field;
        const place = `${path} ${fieldPath} ${attribute ?? ""} ${index}`;
        const isTied = areEqual && titles.some((title) => title.path === fieldPath);
        const save = (typed: string): Promise<void> => (isTied ? setBoth(typed) : edit(toCommand(field, typed)));
        return <EditField key={place} place={place} label={label} value={value} choice={choice} save={save} />;
      })}
      {titles && !areEqual && (
        <p className="titles">
          Title and DisplayTitle differ.{" "}
          {titles.map(({ label, value }) => (
            <Tool key={label} onClick={() => void attempt(() => setBoth(value))}>
              Write “{value}” in both
            </Tool>
          ))}
        </p>
      )}
    </section>
  );
};

export const EditPanel = () => {
  const inspection = usePlaygroundState((state) => state.inspection);
  if (!inspection) return <NotAnalyzedYet nothing="Reading…" />;
  const { part, element } = inspection;
  return (
    <>
      {part && <PartEditor part={part} />}
      {element && <ElementEditor key={element.path} element={element} />}
    </>
  );
};
