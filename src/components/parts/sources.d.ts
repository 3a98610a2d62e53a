/** A file as text, in the chunk of the code that imports it. */
declare module "*?source" {
  const text: string;
  export default text;
}

/** A compiled file of `src/browser/inline-scripts` as text; empty in the browser's code. */
declare module "*?inline" {
  const text: string;
  export default text;
}
