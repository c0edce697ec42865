import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import { defaultLanguage, type Language } from '#core/domain/language.ts';
import type { ConsentValues } from './queries.ts';
import { type Addresses, hasAddressFor } from './spoken-consent.ts';

interface Stated {
  basis: 'spoken' | 'written';
  fileName: string;
  /** The member of staff who states it. */
  by: string;
  staffId: number;
  language: Language | undefined;
  ipAddress: string;
  /** The day that the file names, at its beginning; null for none: such a consent ends no stop. */
  agreedAt: Date | null;
  /** Of the row: it states nothing of a channel without one. */
  addresses: Addresses;
}

/** The record of a consent that staff state for an imported person; no text was kept. */
export function statedConsent(stated: Stated): ConsentValues {
  const { basis, fileName, by, staffId, language = defaultLanguage } = stated;
  const { ipAddress, agreedAt, addresses } = stated;
  return {
    purpose: 'import',
    version: basis,
    language,
    channels: contactChannels.filter((channel) => hasAddressFor(channel, addresses)),
    text: `${by} stated on import of “${fileName}” that this person gave ${basis} consent to calls, texts and emails. The proof is kept outside this product.`,
    isVersionConfirmed: true,
    granted: true,
    wasPrechecked: false,
    ticked: null,
    pageUrl: null,
    ipAddress,
    userAgent: null,
    staffId,
    agreedAt,
  };
}
