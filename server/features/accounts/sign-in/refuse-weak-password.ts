import { fieldError } from '#server/platform/http-error.ts';
import { passwordError } from '#server/platform/password-strength.ts';

interface NewPassword {
  password: string;
  /** The fewest characters; a shorter one was refused before. */
  floor: number;
  /** Words that a person who knows the owner would try first. */
  words: readonly (string | null)[];
  publicUrl: string;
  path: string;
}

/** 400 at its field for an easily guessed password. */
export async function refuseWeakPassword({ password, floor, words, publicUrl, path }: NewPassword) {
  const { hostname } = new URL(publicUrl);
  const known = [...words, hostname].filter((word) => word !== null);
  if ((await passwordError(password, { floor, words: known })) !== undefined) {
    throw fieldError([{ path, key: 'newPassword.guessed' }]);
  }
}
