import type { ComponentPropsWithoutRef } from "react";

import type { ViewClass } from "../styles/view-class";

interface ToolProps extends ComponentPropsWithoutRef<"button"> {
  look?: ViewClass | "check primary";
}

export const Tool = ({ look, ...props }: ToolProps) => (
  <button
    type="button"
    className={
      look ? (`tool ${look}` satisfies `${ViewClass} ${NonNullable<typeof look>}`) : ("tool" satisfies ViewClass)
    }
    {...props}
  />
);
