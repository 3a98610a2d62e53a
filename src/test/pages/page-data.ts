import type { Sidebar } from "../../utils/sidebar";
import { docsSidebar, sidebarItem } from "../content/fake-sidebars";

/** A column of JSON in a query's result. */
const json = (value: unknown) => value as Record<string, unknown>;

const content = json(['<h2 id="limits">Limits</h2><p>Read <a href="/docs/intro/">the introduction</a>.</p>']);

const page = {
  title: "Parser overview",
  description: "What the parser reads.",
  editUrl: "https://example.org/edit/overview.mdx",
  lastUpdated: "2026-11-20T10:00:00.000Z",
  contributors: ["Documentation team"],
  toc: json([{ id: "limits", html: "Limits", items: [] }]),
  path: "/docs/parser/overview/",
  interactive: false,
  content,
  image: null,
};

type QuerySidebar = NonNullable<Queries.DocTemplateQuery["sidebar"]>;

const docs = docsSidebar(
  [
    sidebarItem("Introduction", "/docs/intro/"),
    sidebarItem("Parser", "/docs/parser/", [sidebarItem("Overview", page.path)]),
    { ...sidebarItem("Builder", "/docs/builder/"), digest: "closed" },
  ],
  page.path,
) as QuerySidebar;

const parent = { label: "Parser", path: "/docs/parser/" };

export const doc: Queries.DocTemplateQuery = {
  sidebar: docs,
  doc: {
    ...page,
    section: "Parser",
    sidebarLabel: "Overview",
    version: null,
    currentPath: null,
    readingTime: 3.2,
    zip: null,
    related: [{ label: "Read a catalogue", path: "/docs/guides/parser/large-files/" }],
    breadcrumbs: [parent],
    previous: parent,
    next: { label: "Installation", path: "/docs/parser/installation/" },
  },
};

const ern = {
  name: "ern",
  label: "ERN reference",
  heading: "ERN reference",
  find: "Find a name",
  current: "/docs/ern/elements/DealTerms/",
  items: [
    sidebarItem("All names", "/docs/ern/"),
    { ...sidebarItem("Deals", "/docs/ern/#deals"), list: { path: "/docs/ern/elements/", names: "DealTerms" } },
  ],
} satisfies Sidebar as QuerySidebar;

export const ernElement: Queries.ErnElementTemplateQuery = {
  sidebar: ern,
  allErnVersion: { nodes: [{ name: "4.3" }, { name: "3.8.2" }] },
  ernElement: {
    name: "DealTerms",
    path: "/docs/ern/elements/DealTerms/",
    meaning: "The terms of a deal.",
    area: "Deals",
    versions: ["4.3", "3.8.2"],
    example: "&lt;DealTerms>",
    playground: "/playground/#sample=43-album&element=DealTerms",
    occurrences: [
      {
        parents: [{ name: "Deal", of: ["DealList"] }],
        versions: [
          { words: "required", deprecated: false, moved: [] },
          { words: "", deprecated: false, moved: ["ReleaseDeal/DealTerms"] },
        ],
      },
    ],
    places: [
      {
        versions: ["4.3"],
        parents: [{ name: "Deal", of: [] }],
        meaning: null,
        parts: json([]),
        attributes: [],
        text: null,
      },
    ],
    errors: [{ label: "Element '…' is not expected.", path: "/docs/api/models/errors/#xsd-order" }],
    mentions: [{ label: "Deals", path: "/docs/learn/deals/" }],
  },
};

export const ernValueSet: Queries.ErnValueSetTemplateQuery = {
  sidebar: { ...ern, current: null },
  ernValueSet: {
    name: "UseType",
    path: "/docs/ern/values/UseType/",
    versions: ["4.3", "3.8.2"],
    versionsSentence: "It is in ERN 4.3.",
    users: ["UseType"],
    count: 1,
    hasMeanings: true,
    values: [
      {
        value: "OnDemandStream",
        group: "",
        meaning: "The consumer chooses what to hear.",
        versions: ["4.3"],
        deprecated: null,
        elsewhere: [{ versions: ["3.8.2"], codes: [{ set: "CommercialModelType", value: "Stream" }] }],
      },
    ],
  },
};

const blog = {
  name: "blog",
  label: "Blog recent posts navigation",
  heading: "Recent posts",
  find: null,
  current: null,
  items: [
    {
      label: "2026",
      path: null,
      collapsed: false,
      digest: null,
      list: null,
      items: [sidebarItem("Hello", "/blog/hello/")],
    },
  ],
} satisfies Sidebar as QuerySidebar;

const author = {
  key: "team",
  name: "Documentation team",
  title: "Writers",
  path: "/blog/authors/all-team-articles/",
  posts: [{ id: "1", title: "Hello", path: "/blog/hello/" }],
  links: [{ kind: "github", url: "https://github.com/daddykev" }],
  image: null,
};
const tag = {
  label: "Hello",
  path: "/blog/tags/hello/",
  description: "First posts.",
  posts: [{ id: "1", title: "Hello", path: "/blog/hello/" }],
};
const post = {
  id: "1",
  title: "Hello",
  description: "The first post.",
  path: "/blog/hello/",
  date: "2026-11-20T00:00:00.000Z",
  readingTime: 2,
  excerpt: json(["<p>It begins.</p>"]),
  truncated: true,
  authors: [author],
  tags: [tag],
};
const posts = { nodes: [post] };

export const blogList: Queries.BlogListTemplateQuery = { sidebar: blog, allBlogPost: posts };
export const blogArchive: Queries.BlogArchiveTemplateQuery = { sidebar: blog, allBlogPost: posts };
export const authors: Queries.AuthorsTemplateQuery = { sidebar: blog, allAuthor: { nodes: [author] } };
export const tags: Queries.TagsTemplateQuery = { sidebar: blog, allTag: { nodes: [tag] } };
export const authorPage: Queries.AuthorTemplateQuery = {
  sidebar: blog,
  author: { ...author, bio: content },
  allBlogPost: posts,
};
export const tagPage: Queries.TagTemplateQuery = { sidebar: blog, tag, allBlogPost: posts };
export const blogPost: Queries.BlogPostTemplateQuery = {
  sidebar: { ...blog, current: post.path },
  post: { ...page, ...post, section: "Blog", unlisted: false, words: 400, zip: null },
  newer: null,
  older: { label: "Welcome", path: "/blog/welcome/" },
};

export const contentPage: Queries.PageTemplateQuery = {
  sidebar: docs,
  page: { ...page, title: "Accessibility", path: "/accessibility/", toc: json([]) },
};

const part = (title: string) => ({ title, content });

export const home: Queries.HomePageQuery = {
  sampleCheck: {
    name: "43-album.xml",
    change: {
      changedLines: 1,
      identicalLines: 120,
      rows: [{ kind: "added", text: "<ISRC>" }],
    },
    problems: [
      {
        severity: "error",
        line: 12,
        column: 5,
        message: "The ISRC is too short.",
        remedy: "Write all twelve characters.",
        fixes: [{ label: "Remove it", isCertain: true }],
      },
    ],
  },
  jobs: part("What you can do"),
  works: part("What works today"),
  learn: part("Learn ERN"),
  install: part("Install"),
  doc: { path: "/docs/changelog/", latestRelease: { version: "0.4.5", id: "045", text: "What changed." } },
};

const [entry, element] = [{ title: "Introduction", path: "/docs/intro/" }, "Deal"];

export const notFound: Queries.NotFoundPageQuery = {
  sidebar: docs,
  allDoc: { nodes: [entry] },
  allPage: { nodes: [] },
  allBlogPost: { nodes: [] },
  allTag: { nodes: [] },
  allAuthor: { nodes: [] },
  allErnElement: { names: [element] },
  allErnValueSet: { names: [] },
};

export const searchList: Queries.SearchPageQuery = {
  sidebar: docs,
  list: { content: ['<h2>All pages</h2><a href="/docs/intro/">Introduction</a>'] },
};

export const playground: Queries.PlaygroundPageQuery = {
  allToolkitSymbol: { nodes: [] },
};
