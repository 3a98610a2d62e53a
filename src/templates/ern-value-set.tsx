import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";

import { type ErnContext, ErnPage } from "../components/ern/ern-page";
import { ErnTable } from "../components/ern/ern-table";
import { paths } from "../utils/paths";

type Value = NonNullable<Queries.ErnValueSetTemplateQuery["ernValueSet"]>["values"][number];

interface ElsewhereProps extends Pick<Value, "value" | "elsewhere"> {
  set: string;
}

/** How other versions say a value: another code, or the same one in another set. */
const Elsewhere = ({ set: own, value: code, elsewhere }: ElsewhereProps) =>
  elsewhere.map(({ versions, codes }) => (
    <div key={versions.join()}>
      {versions.join(", ")}:{" "}
      {codes.map(({ set, value }, at) => (
        <Fragment key={set}>
          {at > 0 && ", "}
          {value !== code && <code>{value}</code>}
          {set !== own && (
            <>
              {" "}
              in <a href={paths.ernValueSet(set)}>{set}</a>
            </>
          )}
        </Fragment>
      ))}
    </div>
  ));

const ErnValueSetTemplate = ({ data, pageContext }: PageProps<Queries.ErnValueSetTemplateQuery, ErnContext>) => {
  const { ernValueSet } = data;
  if (!ernValueSet) throw new Error("The page's value set is not in the data layer.");
  const { name, path, versions: all, users, values } = ernValueSet;
  const hasOthers = values.some(({ elsewhere }) => elsewhere.length > 0);
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
        head={["Value", ...(hasMeanings ? ["Meaning"] : []), "Versions", ...(hasOthers ? ["Elsewhere"] : [])]}
        rows={values.map(({ value, meaning, versions, deprecated, elsewhere }) => ({
          key: value,
          cells: [
            <>
              <code>{value}</code>
              {deprecated !== null && <small> deprecated{deprecated && ` since ${deprecated}`}</small>}
            </>,
            ...(hasMeanings ? [meaning] : []),
            versions.length === all.length && !hasOthers ? "all" : versions.join(", "),
            ...(hasOthers ? [<Elsewhere set={name} value={value} elsewhere={elsewhere} />] : []),
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
