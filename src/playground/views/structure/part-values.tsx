import { useState } from "react";

import { lazyPanel } from "../parts/lazy-panel";
import { usePlaygroundState } from "../parts/playground-context";

const ValueFields = lazyPanel(
  async () => (await Promise.all([import("../edit/value-fields"), import("../adopt-panel-css")]))[0].ValueFields,
);

/** The values of the part at the cursor that can be chosen from a set; their fields are loaded when they're opened. */
export const PartValues = () => {
  const title = usePlaygroundState(({ inspection }) =>
    inspection?.part?.fields.some(({ choice }) => choice) ? inspection.part.title : undefined,
  );
  const [isOpen, setOpen] = useState(false);
  return title === undefined ? null : (
    <details className="part-values" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Choose values of {title}</summary>
      {isOpen && <ValueFields />}
    </details>
  );
};
