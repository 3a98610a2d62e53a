declare module "github-slugger" {
  export default class Slugger {
    /** The slug of a text, which another heading may have. */
    static slug(value: string): string;
    slug(value: string, maintainCase?: boolean): string;
  }
}
