// Whoever types in somebody else's address must not speak to them in the lender's name: no links,
// figures or sentences as a first name.
const plainName = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’. -]{1,40}$/u;

/** A typed first name as a mail may say it; empty where it is no plain name. */
export function plainNameOf(firstName: string): string {
  return plainName.test(firstName) ? firstName : '';
}
