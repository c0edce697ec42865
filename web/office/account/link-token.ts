const parameter = 'token';

/** Keeps the token while its screen is open: outside the address, and through a reload. */
interface TokenState {
  linkToken?: string;
}

/**
 * Removes the token of a mailed link from the address before anything loads, so that neither the
 * browser's history nor a person looking on can read it.
 */
export function hideLinkToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get(parameter);
  if (token === null) {
    return;
  }
  address.searchParams.delete(parameter);
  const state: TokenState = { ...history.state, linkToken: token };
  history.replaceState(state, '', address);
}

/** The token of the link that led here; null if the page was opened without one. */
export function readLinkToken(): string | null {
  const state = history.state as TokenState | null;
  return state?.linkToken || null;
}

/** The token was used, or was invalid. */
export function dropLinkToken(): void {
  const { linkToken: _used, ...state } = { ...history.state } as TokenState;
  history.replaceState(state, '');
}
