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
const longestChecked = 40;
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

// What "password", "welcome" and the like are elsewhere, without accents.
const wordsElsewhere = `
  password welcome secret contrasena clave bienvenido senha segredo bemvindo palavrapasse motdepasse
  bienvenue passwort kennwort willkommen parola benvenuto wachtwoord welkom losenord passord
  adgangskode salasana haslo heslo jelszo lozinka geslo sifre matkhau katasandi parol parool
  пароль привет любовь секрет йцукен йцукенг добропожаловать κωδικος סיסמה مرحبا 密码 密碼 パスワード 暗証番号 비밀번호
`
  .trim()
  .split(/\s+/);
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** A year, and signs that someone asks for. */
const longestEnding = 8;

const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]/gu, '');

/** Whether a password is words that anyone would try first, with figures and signs around them. */
function isOfWords(password: string, words: readonly string[]): boolean {
  const [ending = ''] = /[^\p{L}]*$/u.exec(password) ?? [];
  const [start = ''] = /^[^\p{L}]*/u.exec(password) ?? [];
  const known = new Set(words.map(plainLetters).filter((word) => word.length > 1));
  const isSpelled = (letters: string): boolean => {
    const ends = new Set([0]);
    for (const end of ends) {
      for (const word of known) {
        if (letters.startsWith(word, end)) {
          ends.add(end + word.length);
        }
      }
    }
    return letters !== '' && ends.has(letters.length);
  };
  const body = password.slice(0, password.length - ending.length);
  const spelled = body.replace(/[^\p{L}]/gu, (sign) => leet[sign] ?? '');
  return (
    [...password].length <= longestChecked &&
    ending.length <= longestEnding &&
    start.length <= longestEnding &&
    [password, spelled].map(plainLetters).some(isSpelled)
  );
}

const guesser = new Guesser();

function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const folded = parts.map((part) => part.normalize('NFKC').toLowerCase().slice(0, longestChecked));
  return folded.filter((part) => part.length > 2);
}

/** Undefined for a good password, else the end of a sentence that begins with its name. */
export async function passwordError(password: string, { floor, words }: PasswordRules) {
  const { length } = password;
  if (length < floor || length > longest) {
    return `must have ${floor} to ${longest} characters.`;
  }
  const plain = password.normalize('NFKC').trim().slice(0, longestChecked);
  const known = [...wordsOfProduct, ...partsOf(words)];
  const isPlain = isOfWords(plain, [...known, ...wordsElsewhere]);
  return isPlain || (await guesser.guesses(plain, known)) < fewestGuesses
    ? 'must not be one that is guessed soon: names, dates, rows of keys and single words with a digit are; take three words that have nothing to do with each other.'
    : undefined;
}
