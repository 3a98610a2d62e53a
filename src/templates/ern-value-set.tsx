import { graphql, type PageProps } from "gatsby";

import { ErnPage } from "../components/ern/ern-page";
import { ErnTable } from "../components/ern/ern-table";
import { paths } from "../utils/paths";

const ErnValueSetTemplate = ({ data: { ernValueSet } }: PageProps<Queries.ErnValueSetTemplateQuery>) => {
  if (!ernValueSet) throw new Error("The page's value set is not in the data layer.");
  const { name, path, users, values } = ernValueSet;
  const hasMeanings = values.some(({ meaning }) => meaning !== null);
  const newest = values.reduce((most, { versions }) => Math.max(most, versions.length), 0);
  return (
    <ErnPage
      name={name}
      kind="value set"
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
        .
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
            versions.length === newest ? "all" : versions.join(", "),
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
