import { Guesser } from '#server/outside/guesses/guesser.ts';

export interface PasswordRules {
  floor: number;
  /** Words that a person who knows the owner would try first: user name, names, email address. */
  words: readonly string[];
}

const longest = 500;
// Sign-ins are limited to 30 wrong tries an hour per account, so this many guesses take months. Six
// random characters are a million.
const fewestGuesses = 100_000;
// Estimating takes time quadratic in the length; if the beginning is hard to guess, the whole is.
const longestJudged = 40;
// Well-known words of this product.
const wordsOfProduct = [
  'solar',
  'grant',
  'home',
  'house',
  'loan',
  'homeloan',
  'lender',
  'mortgage',
  'admin',
  'administrator',
  'staff',
  'partner',
  'affiliate',
];

const guesser = new Guesser();

function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const folded = parts.map((part) => part.normalize('NFKC').toLowerCase().slice(0, longestJudged));
  return folded.filter((part) => part.length > 2);
}

/** Undefined for a good password, else the end of a sentence that begins with its name. */
export async function passwordError(
  password: string,
  { floor, words }: PasswordRules,
): Promise<string | undefined> {
  const { length } = password;
  if (length < floor || length > longest) {
    return `must have ${floor} to ${longest} characters.`;
  }
  const plain = password.normalize('NFKC').trim().slice(0, longestJudged);
  const guesses = await guesser.guesses(plain, [...wordsOfProduct, ...partsOf(words)]);
  return guesses < fewestGuesses
    ? 'must not be one that is guessed soon: names, dates, rows of keys and single words with a digit are; take three words that have nothing to do with each other.'
    : undefined;
}
