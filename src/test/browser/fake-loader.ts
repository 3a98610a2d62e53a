/** Replaces Gatsby's page loader; pages load with the given status. */
export const fakeLoader = (status = "success") => {
  const loader = {
    hovering: jest.fn(),
    loadPage: jest.fn(async (): Promise<{ status?: string } | undefined> => ({ status })),
  };
  window.___loader = loader;
  return loader;
};
