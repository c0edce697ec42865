import ipaddr from 'ipaddr.js';

// Options in the query of SMTP_URL that would override the encryption that the code sets.
const weakening = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized'];

interface Encryption {
  url: string;
  requireTLS?: boolean;
  tls?: { rejectUnauthorized: boolean };
}

function isThisMachine({ hostname, searchParams }: URL): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  // A named service brings a host of its own.
  if (searchParams.has('service')) {
    return false;
  }
  if (ipaddr.isValid(host)) {
    return ipaddr.process(host).range() === 'loopback';
  }
  return host === 'localhost' || host.endsWith('.localhost');
}

/**
 * How the mail server of `smtpUrl` is spoken to: one on another machine by TLS with a certificate
 * that is valid for its name, before it learns a password or a mail; one on this machine, and any
 * if `mayBePlain`, as it offers.
 */
export function demandEncryption(smtpUrl: string, mayBePlain: boolean): Encryption {
  const url = new URL(smtpUrl);
  if (mayBePlain || isThisMachine(url)) {
    return { url: smtpUrl };
  }
  for (const name of weakening) {
    url.searchParams.delete(name);
  }
  return {
    url: url.href,
    requireTLS: true,
    tls: { rejectUnauthorized: true },
  };
}

/** The operator's warning at the start; undefined if passwords and leads travel encrypted. */
export function plainMailWarning(
  smtpUrl: string | undefined,
  mayBePlain: boolean,
): string | undefined {
  if (smtpUrl === undefined || !mayBePlain || isThisMachine(new URL(smtpUrl))) {
    return undefined;
  }
  return 'Warning: SMTP_ALLOW_PLAIN is true, so the password of SMTP_URL and the data of applicants may travel unencrypted to the mail server.';
}
