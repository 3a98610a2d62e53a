import { counted } from "@ddex-suite/ern/text/counted";
import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";

import { ElementLinks } from "../components/ern/ern-links";
import { ErnPage } from "../components/ern/ern-page";
import { ErnValues } from "../components/ern/ern-values";
import { groupBy } from "../utils/lists";

/** Elements, then attributes with theirs. */
const Users = ({ users }: { users: readonly string[] }) => {
  const byAttribute = groupBy(
    users.map((user) => user.split("/@")),
    ([, attribute = ""]) => attribute,
  );
  return [...byAttribute]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([attribute, elements], index) => (
      <Fragment key={attribute}>
        {index > 0 && "; "}
        {attribute && `the attribute ${attribute} of `}
        <ElementLinks names={elements.map(([element = ""]) => element)} />
      </Fragment>
    ));
};

const ErnValueSetTemplate = ({ data }: PageProps<Queries.ErnValueSetTemplateQuery>) => {
  const { ernValueSet } = data;
  if (!ernValueSet) throw new Error("The page's value set is not in the data layer.");
  const { name, path, users, count, hasMeanings, versionsSentence } = ernValueSet;
  return (
    <ErnPage
      name={name}
      kind="value set"
      path={path}
      description={`The ${counted(count, "value")} of ${name} in ERN${hasMeanings ? ", what they mean," : ""} and the versions that have them.`}
    >
      <p>
        Values of <Users users={users} />. {versionsSentence}
      </p>
      <ErnValues set={ernValueSet} />
    </ErnPage>
  );
};

export default ErnValueSetTemplate;

export const query = graphql`
  query ErnValueSetTemplate($id: String!, $sidebar: String, $path: String!) {
    sidebar(name: { eq: $sidebar }) {
      ...PageSidebar
    }
    ernValueSet(id: { eq: $id }) {
      name
      path
      versions
      versionsSentence
      users
      count
      hasMeanings
      values {
        value
        group
        meaning
        versions
        deprecated
        elsewhere {
          versions
          codes {
            set
            value
          }
        }
      }
    }
  }
`;
