/** A drawing as text. */
declare module "*.svg?source" {
  const svg: string;
  export default svg;
}
