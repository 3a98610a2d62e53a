declare module "github-slugger" {
  export default class Slugger {
    slug(value: string, maintainCase?: boolean): string;
  }
}
