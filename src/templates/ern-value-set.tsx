import { graphql, type PageProps } from "gatsby";

import { type ErnContext, ErnPage } from "../components/ern/ern-page";
import { ErnTable } from "../components/ern/ern-table";
import { paths } from "../utils/paths";

const ErnValueSetTemplate = ({ data, pageContext }: PageProps<Queries.ErnValueSetTemplateQuery, ErnContext>) => {
  const { ernValueSet } = data;
  if (!ernValueSet) throw new Error("The page's value set is not in the data layer.");
  const { name, path, versions: all, users, values } = ernValueSet;
  const hasMeanings = values.some(({ meaning }) => meaning !== null);
  return (
    <ErnPage
      name={name}
      kind="value set"
      areas={pageContext.areas}
      path={path}
      description={`The ${values.length} values of ${name} in ERN, the versions that have them, and what they mean.`}
    >
      <p>
        Values of{" "}
        {users.map((user, at) => {
          const [element = "", attribute] = user.split("/@");
          return (
            <span key={user}>
              {at > 0 && ", "}
              {attribute && `${attribute} of `}
              <a href={paths.ernElement(element)}>{element}</a>
            </span>
          );
        })}
        . {all.length > 1 ? "Versions" : "Version"} of ERN: {all.join(", ")}.
      </p>
      <ErnTable
        label="Values"
        head={hasMeanings ? ["Value", "Meaning", "Versions"] : ["Value", "Versions"]}
        rows={values.map(({ value, meaning, versions, deprecated }) => ({
          key: value,
          cells: [
            <>
              <code>{value}</code>
              {deprecated !== null && <small> deprecated{deprecated && ` since ${deprecated}`}</small>}
            </>,
            ...(hasMeanings ? [meaning] : []),
            versions.length === all.length ? "all" : versions.join(", "),
          ],
        }))}
      />
    </ErnPage>
  );
};

export default ErnValueSetTemplate;

export const query = graphql`
  query ErnValueSetTemplate($id: String!) {
    ernValueSet(id: { eq: $id }) {
      name
      path
      versions
      users
      values {
        value
        meaning
        versions
        deprecated
      }
    }
  }
`;
