const nothing = (): object => ({});

/** Only programs that read the served document need schema.org objects; the browser makes none. */
export {
  nothing as blogOf,
  nothing as blogPosting,
  nothing as breadcrumbList,
  nothing as techArticle,
  nothing as webSite,
};
