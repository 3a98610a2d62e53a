type Before<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}` ? Head : Text;

/** The part of a text before the first character that ends a class name. */
type Name<Text extends string> = Before<
  Before<Before<Before<Before<Before<Before<Before<Text, ".">, ":">, "[">, ")">, ",">, " ">, ">">,
  "+"
>;

type InSelector<Key extends string> = string extends Key
  ? never
  : Key extends `@${string}`
    ? never
    : Key extends `${string}.${infer Rest}`
      ? Name<Rest> | InSelector<Rest>
      : never;

/** The class names in a style object's selectors, at all levels. */
export type ClassNames<Styles> = Styles extends readonly unknown[]
  ? never
  : Styles extends object
    ? { [Key in keyof Styles & string]: InSelector<Key> | ClassNames<Styles[Key]> }[keyof Styles & string]
    : never;
