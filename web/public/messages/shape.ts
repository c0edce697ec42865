/** The keys of the English texts, with any wording: what every other language must have. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
