// Anyone can type in another person's address, and must not reach them with a message in the lender's
// name: a first name may not contain links, figures or sentences.
const plainName = /^(?!.*\.\p{L}{2})[\p{L}\p{M}'’. -]{1,40}$/u;

/** A typed first name as a mail may say it; empty where it is no plain name. */
export function plainNameOf(firstName: string): string {
  return plainName.test(firstName) ? firstName : '';
}
