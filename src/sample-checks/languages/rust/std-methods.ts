/** Methods that any type may have from a trait of the standard library. */
export const ofAnyType = new Set(
  "as_mut as_ref borrow borrow_mut by_ref clone cmp default eq fmt from hash into ne partial_cmp to_owned to_string try_from try_into".split(
    " ",
  ),
);

/** Methods that give a value of the type they are called on. */
export const givingSameType = new Set(
  "as_deref as_mut as_ref clone by_ref into_iter iter iter_mut map_err ok to_owned skip take rev".split(" "),
);

/** Methods that give what is inside an Option or a Result. */
export const unwrapping = new Set(
  "unwrap expect unwrap_or unwrap_or_default unwrap_or_else ok_or ok_or_else".split(" "),
);

/** Methods whose closure takes an element. */
export const overElements = new Set(
  "all any filter filter_map find find_map flat_map for_each inspect map max_by_key min_by_key partition position sum".split(
    " ",
  ),
);

/** Methods that take an element out. */
export const takingOne = new Set("first last get next nth find".split(" "));
