import { forOverseers, get } from '../route.ts';

export const archiveLead = get('/api/admin/leads/:id/archive', {
  ...forOverseers,
  needsStepUp: true,
  summary:
    'A zip for an examiner: everything that the person of a lead was shown, told and asked, word for word, with a list of SHA-256 sums for `sha256sum -c SHA256SUMS`.',
  limit: { count: 30, seconds: 60 },
  answer: { kind: 'stream', contentType: 'application/zip' },
});
