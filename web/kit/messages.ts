/** The keys of the English texts, with any wording: what every other language must have. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/**
 * The texts of all rooms, for `useTranslations`. Each room adds its own beside its messages; outside
 * the public site they stand under the name of the room.
 */
export interface RoomMessages {}
