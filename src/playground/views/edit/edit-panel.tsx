import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { Unread } from "../parts/unread";
import { EditField } from "./edit-field";
import type { EditClass } from "./edit-styles";
import { ElementEditor } from "./element-editor";

/** The common fields of the part at the cursor, and the element at the cursor. */
export const EditPanel = () => {
  const { edit } = usePlayground();
  const inspection = usePlaygroundState((state) => state.inspection);
  if (!inspection) return <Unread nothing="Reading…" />;
  const { part, element } = inspection;
  return (
    <>
      {part && (
        <section aria-label={part.title} className={"form" satisfies EditClass}>
          <h2>{part.title}</h2>
          {part.reference && (
            <EditField
              key={`${part.path} reference`}
              place={`${part.path} reference`}
              label={`Reference, in ${part.reference.count} ${part.reference.count === 1 ? "place" : "places"}`}
              value={part.reference.value}
              save={(to) =>
                edit({ do: "renameReference", kind: part.reference!.kind, from: part.reference!.value, to })
              }
            />
          )}
          {part.fields.map(({ label, value, path, attribute }, at) => (
            <EditField
              key={`${part.path} ${path} ${attribute ?? ""} ${at}`}
              place={`${part.path} ${path} ${attribute ?? ""} ${at}`}
              label={label}
              value={value}
              save={(typed) =>
                edit(
                  attribute === undefined
                    ? { do: "setText", path, value: typed }
                    : { do: "setAttribute", path, name: attribute, value: typed },
                )
              }
            />
          ))}
        </section>
      )}
      {element && <ElementEditor key={element.path} element={element} />}
    </>
  );
};
