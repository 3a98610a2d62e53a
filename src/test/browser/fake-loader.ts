/** Puts a page loader in place of Gatsby's; a page loads with the given status. */
export const fakeLoader = (status = "success") => {
  const loader = {
    hovering: jest.fn(),
    loadPage: jest.fn(async (): Promise<{ status?: string } | undefined> => ({ status })),
  };
  window.___loader = loader;
  return loader;
};
