import ts from "typescript";
import { createFormatter, createParser, DEFAULT_CONFIG, SchemaGenerator, type Schema } from "ts-json-schema-generator";

/** A type and the TypeScript that declares it. */
export interface DeclaredType {
  /** TypeScript: a module or a declaration file. */
  text: string;
  /** "Release", or "Entry[]". */
  type: string;
  /** Does the parser return it, with values in the parser's own terms? */
  isParsed?: boolean;
}

const config = { ...DEFAULT_CONFIG, expose: "none", topRef: false, jsDoc: "none", skipTypeCheck: true } as const;

const WANTED = "WantedOfSample";

const options: ts.CompilerOptions = {
  noResolve: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es5.d.ts"],
};

const libraries = new Map<string, ts.SourceFile | undefined>();

/** One program from these texts, each a module. */
const toProgram = (texts: readonly string[]): ts.Program => {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const own = new Map(texts.map((text, index) => [`/${index}.ts`, text]));
  host.getSourceFile = (name, target) => {
    const text = own.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    if (!libraries.has(name)) libraries.set(name, read(name, target));
    return libraries.get(name);
  };
  return ts.createProgram({ rootNames: [...own.keys()], options, host });
};

const keyOf = ({ text, type }: DeclaredType): string => `${text}\nexport type ${WANTED} = ${type};\n`;

/** Makes the JSON Schemas of these types, all at once; none for a type that its text doesn't declare. */
export const makeSchemas = (wanted: readonly DeclaredType[]): ((type: DeclaredType) => Schema | undefined) => {
  const texts = [...new Set(wanted.map(keyOf))];
  const program = toProgram(texts);
  const generator = new SchemaGenerator(program, createParser(program, config), createFormatter(config), config);
  const schemas = new Map(
    texts.map((text, index): [string, Schema | undefined] => {
      const alias = program.getSourceFile(`/${index}.ts`)!.statements.at(-1)!;
      try {
        return [text, generator.createSchemaFromNodes([alias])];
      } catch {
        return [text, undefined];
      }
    }),
  );
  return (type) => schemas.get(keyOf(type));
};
