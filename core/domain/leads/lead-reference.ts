const prefix = 'SG-';
const shape = /^[\s#]*SG[\p{Pd}\s#:]{0,3}0*([1-9]\d{0,9})[\s.,]*$/iu;

/** The application number shown to the person: `SG-000198` for lead 198. */
export function leadReference(id: number): string {
  return prefix + String(id).padStart(6, '0');
}

/** A placeholder in a cached page, which the server replaces with the visitor's reference. */
export const openReference = leadReference(0);

/** The id that a reference names, in any case, with or without zeros; null for any other text. */
export function readLeadReference(text: string): number | null {
  const id = Number(shape.exec(text)?.[1] ?? Number.NaN);
  return id <= 2_147_483_647 ? id : null;
}
