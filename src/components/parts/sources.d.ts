/** A file as text, in the chunk of the code that imports it. */
declare module "*?source" {
  const text: string;
  export default text;
}
