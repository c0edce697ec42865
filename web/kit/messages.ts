/** The keys of the English texts, with any wording: what every other language must have. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/**
 * The texts of all rooms, for `useTranslations`. Each room adds its own beside its messages; except
 * for the public site they are nested under the room's name.
 */
export interface RoomMessages {}
