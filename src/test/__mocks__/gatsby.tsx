/** What components import from Gatsby: queries return what a test sets, navigation is recorded. */
export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const navigate = jest.fn();
