/** @jest-environment jsdom */
import { readdirSync } from "node:fs";

import type { ComponentType } from "react";

import NotFoundPage from "../../pages/404";
import HomePage from "../../pages/index";
import PlaygroundPage from "../../pages/playground";
import SearchPage from "../../pages/search";
import AuthorTemplate from "../../templates/author";
import AuthorsTemplate from "../../templates/authors";
import BlogArchiveTemplate from "../../templates/blog-archive";
import BlogListTemplate from "../../templates/blog-list";
import BlogPostTemplate from "../../templates/blog-post";
import DocTemplate from "../../templates/doc";
import ErnElementTemplate from "../../templates/ern-element";
import ErnValueSetTemplate from "../../templates/ern-value-set";
import PageTemplate from "../../templates/page";
import RedirectTemplate from "../../templates/redirect";
import TagTemplate from "../../templates/tag";
import TagsTemplate from "../../templates/tags";
import * as data from "./page-data";
import { type PageProps, summarizePage } from "./summarize-page";

jest.mock("../../playground/views/load-playground-app", () => ({
  loadPlaygroundApp: () => new Promise(() => undefined),
}));

type Summarized = [Page: ComponentType<never>, props: PageProps];

const list = { page: 1, pages: 2 };

const templates: Readonly<Record<string, Summarized>> = {
  author: [AuthorTemplate, { path: "/blog/authors/all-team-articles/", data: data.authorPage, pageContext: list }],
  authors: [AuthorsTemplate, { path: "/blog/authors/", data: data.authors }],
  "blog-archive": [BlogArchiveTemplate, { path: "/blog/archive/", data: data.blogArchive }],
  "blog-list": [BlogListTemplate, { path: "/blog/", data: data.blogList, pageContext: list }],
  "blog-post": [BlogPostTemplate, { path: "/blog/hello/", data: data.blogPost }],
  doc: [DocTemplate, { path: "/docs/parser/overview/", data: data.doc }],
  "ern-element": [ErnElementTemplate, { path: "/docs/ern/elements/DealTerms/", data: data.ernElement }],
  "ern-value-set": [ErnValueSetTemplate, { path: "/docs/ern/values/UseType/", data: data.ernValueSet }],
  page: [PageTemplate, { path: "/accessibility/", data: data.contentPage }],
  redirect: [RedirectTemplate, { path: "/docs/", pageContext: { to: "/docs/intro/" } }],
  tag: [TagTemplate, { path: "/blog/tags/hello/", data: data.tagPage, pageContext: list }],
  tags: [TagsTemplate, { path: "/blog/tags/", data: data.tags }],
};

const pages: Readonly<Record<string, Summarized>> = {
  "404": [NotFoundPage, { path: "/docs/intor/", data: data.notFound }],
  index: [HomePage, { path: "/", data: data.home }],
  playground: [PlaygroundPage, { path: "/playground/", data: data.playground }],
  search: [SearchPage, { path: "/search/", data: data.searchList }],
};

describe.each([
  ["templates", templates],
  ["pages", pages],
])("src/%s", (folder, summarized) => {
  it("has no other files", () => {
    const names = readdirSync(`src/${folder}`).map((file) => file.replace(/\.tsx$/, ""));
    expect(names.sort()).toEqual(Object.keys(summarized).sort());
  });

  it.each(Object.entries(summarized))("%s prints its landmarks, headings and links", (_name, [Page, props]) => {
    expect(summarizePage(Page, props)).toMatchSnapshot();
  });
});
