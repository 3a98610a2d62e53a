const nothing = (): object => ({});

/** Objects in schema.org's vocabulary are for those who read the served document; the browser makes none. */
export {
  nothing as blogOf,
  nothing as blogPosting,
  nothing as breadcrumbList,
  nothing as techArticle,
  nothing as webSite,
};
