import type { ComponentPropsWithoutRef } from "react";

import type { ViewClass } from "../view-class";

interface ToolProps extends ComponentPropsWithoutRef<"button"> {
  look?: ViewClass | "check primary";
}

/** A button of the playground. */
export const Tool = ({ look, ...props }: ToolProps) => (
  <button
    type="button"
    className={
      look ? (`tool ${look}` satisfies `${ViewClass} ${NonNullable<typeof look>}`) : ("tool" satisfies ViewClass)
    }
    {...props}
  />
);
