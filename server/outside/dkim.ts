import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface DkimSettings {
  domain: string | undefined;
  selector: string | undefined;
  /** The key itself, its lines broken or joined by `\n`. */
  privateKey: string | undefined;
  /** Or the file it is in. */
  privateKeyFile: string | undefined;
}

export interface DkimKey {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

const hint = 'The operations page says how a key is made.';

function keyTextOf({ privateKey, privateKeyFile }: DkimSettings): string {
  if (privateKey !== undefined && privateKeyFile !== undefined) {
    throw new Error('Set either DKIM_PRIVATE_KEY or DKIM_PRIVATE_KEY_FILE, not both.');
  }
  if (privateKey !== undefined) {
    return privateKey.replaceAll('\\n', '\n');
  }
  try {
    return readFileSync(privateKeyFile!, 'utf8');
  } catch {
    throw new Error(
      `DKIM_PRIVATE_KEY_FILE cannot be read: ${privateKeyFile}. Name the file of the key, and let this server read it.`,
    );
  }
}

function parseKey(settings: DkimSettings): KeyObject {
  const text = keyTextOf(settings);
  try {
    return createPrivateKey(text);
  } catch {
    throw new Error(
      `${variableOf(settings)} holds no private key that can be read: it must be a whole PEM text without a password. ${hint}`,
    );
  }
}

function variableOf({ privateKey }: DkimSettings): string {
  return privateKey === undefined ? 'DKIM_PRIVATE_KEY_FILE' : 'DKIM_PRIVATE_KEY';
}

/**
 * The key that mails are signed with; undefined if no setting is set. Throws a sentence for
 * settings that would sign wrongly: missing parts, an invalid or weak key, a domain that the sender
 * (`from`) does not belong to.
 */
export function readDkim(settings: DkimSettings, from: string): DkimKey | undefined {
  const { domain, selector, privateKey, privateKeyFile } = settings;
  const parts = {
    DKIM_DOMAIN: domain,
    DKIM_SELECTOR: selector,
    'DKIM_PRIVATE_KEY (or DKIM_PRIVATE_KEY_FILE)': privateKey ?? privateKeyFile,
  };
  const missing = Object.entries(parts).filter(([, value]) => value === undefined);
  if (missing.length === 3) {
    return undefined;
  }
  if (domain === undefined || selector === undefined || missing.length > 0) {
    const names = missing.map(([name]) => name).join(' and ');
    throw new Error(`Mails cannot be signed: ${names} is not set. ${hint}`);
  }
  const key = parseKey(settings);
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < 1024) {
    throw new Error(`${variableOf(settings)} must hold an RSA key of 2048 bits. ${hint}`);
  }
  const sender = /@([^@\s>]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? '';
  const signed = domain.toLowerCase();
  if (sender !== signed && !sender.endsWith(`.${signed}`)) {
    throw new Error(
      `DKIM_DOMAIN is ${domain}, but mails come from ${sender} (MAIL_FROM): a signature of another domain says nothing.`,
    );
  }
  return {
    domainName: signed,
    keySelector: selector,
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
