/**
 * A list that names each of these values: one that is missing does not compile, and the error
 * names it. Called twice, since the values are given and the list is inferred.
 */
export const exhaustive =
  <Value extends string>() =>
  <const List extends readonly Value[]>(
    // In this order: the compiler cuts the end of a long type, not what is missing.
    list: ([Value] extends [List[number]] ? unknown : { missing: Exclude<Value, List[number]> }) &
      List,
  ): List =>
    list;
