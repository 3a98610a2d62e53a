/** A stylesheet as text, for styles that come with the code that needs them. */
declare module "*.css?source" {
  const css: string;
  export default css;
}
