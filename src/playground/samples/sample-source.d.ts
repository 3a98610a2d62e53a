/** Samples as text, each in a chunk of its own. */
declare module "*.xml?source" {
  const text: string;
  export default text;
}

declare module "*.yaml?source" {
  const text: string;
  export default text;
}

declare module "*.json?source" {
  const text: string;
  export default text;
}
