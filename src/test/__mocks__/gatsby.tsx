/** What components import of Gatsby: queries answer with what a test sets, navigation is recorded. */
export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const navigate = jest.fn();
