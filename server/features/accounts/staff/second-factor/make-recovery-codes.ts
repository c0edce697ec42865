import { randomPassword } from '#server/outside/ids.ts';
import { hashPassword, isPassword } from '#server/platform/passwords.ts';

const count = 10;

/** Ten new codes: ten letters each, in two groups, so that they can be typed from paper. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = randomPassword().toLowerCase();
    return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
  });
}

/** Normalises a typed code: ignores case and separators. */
function folded(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashPassword(folded(code))));
}

/** The id of the stored code that matches the typed one. */
export async function findRecoveryCode(
  stored: readonly { id: number; code: string }[],
  typed: string,
) {
  for (const { id, code } of stored) {
    if (await isPassword(folded(typed), code)) {
      return id;
    }
  }
  return undefined;
}
