import * as z from 'zod/mini';
import * as fields from './fields.ts';
import { route } from './route.ts';

/**
 * The film or picture on the landing page; `filePath` is a public address, never a place on a disk.
 */
export const heroMedia = z.object({
  id: fields.rowId,
  mediaType: z.enum(['video', 'image']),
  fileName: z.string(),
  filePath: z.string(),
  mimeType: z.string(),
});

export const readActiveHeroMedia = route({
  method: 'GET',
  path: '/api/hero-media/active',
  access: 'public',
  summary: 'The active hero media, or null when the product shows its own film.',
  answer: z.nullable(heroMedia),
  limit: { count: 240, seconds: 60 },
});
