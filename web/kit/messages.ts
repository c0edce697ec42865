/** The keys of the English texts with any wording: every other language must have them. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/**
 * The texts of all rooms, for `useTranslations`. Each room adds its own next to its messages,
 * nested under the room's name except for the public site.
 */
export interface RoomMessages {}
