import { site } from "../../config/site";
import { toSitePath } from "./to-site-path";

it.each([
  [`${site.url}/docs/intro/?a=1#first`, "/docs/intro/?a=1#first"],
  ["/docs/intro/#first", "/docs/intro/#first"],
  ["https://elsewhere.example/docs/#first", "https://elsewhere.example/docs/#first"],
])("%s becomes %s", (url, path) => {
  expect(toSitePath(url)).toBe(path);
});
