import { parseSymbols } from "../../reference/toolkit/current-symbols";
import { toToolkit } from "../../reference/toolkit/toolkit";

const yaml = `
- id: ddex-builder.typescript.DdexBuilder
  kind: class
  name: DdexBuilder
  signature: class DdexBuilder
  status: partial
  note: Builds one message.
  evidence: executed
  check: builder/builder-checks
  source: src/lib.rs:144
- id: ddex-builder.typescript.DdexBuilder.build
  kind: method
  name: build
  parent: DdexBuilder
  signature: "build(data?: any): Promise<string>"
  params:
    - { name: data, type: any }
    - { name: version, type: string, required: true, default: "4.3" }
    - { name: limit, type: number, default: "10485760" }
  returns: Promise<string>
  errors: ['InvalidArg "Expected object"', 'InvalidArg "Unknown preset: {name}"']
  status: works
  note: Writes XML.
  evidence: executed
  check: build
  source: src/lib.rs:183
- id: ddex-builder.typescript.DdexBuilder.reset
  kind: method
  name: reset
  parent: DdexBuilder
  signature: "reset(): void"
  status: placeholder
  note: "Does nothing | at all."
  evidence: read
  source: src/lib.rs:345
`;

/** A class and its two methods, with the home page /docs/api/. */
export const fakeToolkit = toToolkit(
  parseSymbols(yaml, "content/toolkit/ddex-builder/typescript.yaml"),
  (id) => `/docs/api/#${id}`,
  "/docs/api/",
  [
    { name: "building", status: "placeholder", means: "Messages are built.", languages: ["typescript"] },
    { name: "said-at-length", status: "works", means: "word ".repeat(80), languages: ["typescript"] },
  ],
);
