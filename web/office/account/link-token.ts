const parameter = 'token';

/** Where the token waits while its screen is open: beside the address, and through a reload. */
interface TokenState {
  linkToken?: string;
}

/**
 * Takes the secret of a mailed link out of the address at once, before anything is loaded: neither
 * the history of the browser nor a shoulder behind it reads it there.
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

/** The secret of the link that led here; null if the page was opened without one. */
export function readLinkToken(): string | null {
  const state = history.state as TokenState | null;
  return state?.linkToken || null;
}

/** The secret has been used, or was none. */
export function dropLinkToken(): void {
  const { linkToken: _used, ...state } = { ...history.state } as TokenState;
  history.replaceState(state, '');
}
