import type { ComponentPropsWithoutRef } from "react";

interface ToolProps extends ComponentPropsWithoutRef<"button"> {
  look?: "primary" | "quiet" | "folder" | "check" | "check primary";
}

export const Tool = ({ look, ...props }: ToolProps) => (
  <button type="button" className={look ? `tool ${look}` : "tool"} {...props} />
);
