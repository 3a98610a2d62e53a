/** A drawing as text. */
declare module "*.svg?source" {
  const svg: string;
  export default svg;
}
/** A stylesheet as text, for styles that load with the code that needs them. */
declare module "*.css?source" {
  const css: string;
  export default css;
}
