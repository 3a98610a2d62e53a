import { transformSync } from "@swc/core";

/** A webpack loader that strips the types off TypeScript. */
export default function stripTypes(source) {
  return transformSync(source, { jsc: { parser: { syntax: "typescript" }, target: "es2022" } }).code;
}
