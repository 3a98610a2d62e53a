type LoadPage = NonNullable<Window["___loader"]>["loadPage"];

/** Replaces Gatsby's page loader; pages load with the given status. */
export const fakeLoader = (status = "success") => {
  const loader = {
    hovering: jest.fn(),
    loadPage: jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>(async () => ({ status })),
  };
  window.___loader = loader;
  return loader;
};
