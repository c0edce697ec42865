import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { del, forAdmins, get, post, put } from '../route.ts';
import { anyType } from '../shapes.ts';

const mediaType = z.enum(['video', 'image']);

/** The film or picture on the landing page; `filePath` is a public address. */
const heroMedia = z.object({
  id: fields.rowId,
  mediaType,
  fileName: z.string(),
  filePath: z.string(),
  mimeType: z.string(),
});

export const readActiveHeroMedia = get('/api/hero-media/active', {
  access: 'public',
  summary: 'The active hero media, or null when the product shows its own film.',
  answer: z.nullable(heroMedia),
  limit: { count: 240, seconds: 60 },
});

/** A film or picture as staff see it. All paths are public addresses. */
export const heroMediaRow = z.object({
  id: fields.rowId,
  // A name this server generated; the name of the uploaded file is `originalName`.
  fileName: z.string(),
  originalName: z.string(),
  mediaType,
  // As served: pictures are re-encoded as WebP and AVIF.
  mimeType: z.string(),
  // Bytes that were sent.
  fileSize: z.int(),
  filePath: z.string(),
  thumbnailPath: z.nullable(z.string()),
  // The still picture before a film plays, or instead of it; null for a film without one.
  posterPath: z.nullable(z.string()),
  // Pixels.
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  isActive: z.boolean(),
  uploadedBy: z.nullable(fields.rowId),
  createdAt: fields.moment,
});

export const listHeroMedia = get('/api/admin/hero-media', {
  ...forAdmins,
  summary: 'A page of the hero media, newest first.',
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(heroMediaRow),
});

export const largestHeroFile = 100 * 1024 * 1024;

export const uploadHeroMedia = post('/api/admin/hero-media', {
  ...forAdmins,
  status: 201,
  summary: 'Takes a picture or a film, known by its bytes.',
  body: {
    kind: 'form',
    fields: z.object({}),
    file: {
      name: 'heroFile',
      maxBytes: largestHeroFile,
      contentTypes: [anyType],
    },
  },
  refuses: [422, 507],
  answer: heroMediaRow,
  limit: { count: 60, seconds: 60 },
});

export const setHeroPoster = put('/api/admin/hero-media/:id/poster', {
  ...forAdmins,
  summary:
    'Sets the picture that stands before a film; the page in the browser takes it of the film.',
  body: {
    kind: 'form',
    fields: z.object({}),
    file: {
      name: 'poster',
      maxBytes: 10 * 1024 * 1024,
      contentTypes: [anyType],
    },
  },
  refuses: [422, 507],
  answer: heroMediaRow,
  limit: { count: 60, seconds: 60 },
});

export const activateHeroMedia = put('/api/admin/hero-media/:id/activate', {
  ...forAdmins,
  summary: 'Shows it on the landing page, instead of what is active.',
  refuses: [409],
  answer: heroMediaRow,
});

export const deleteHeroMedia = del('/api/admin/hero-media/:id', {
  ...forAdmins,
  summary: 'Deletes it with its files; the product shows its own film where it was active.',
  answer: z.object({ ok: z.boolean() }),
});

/** The file extensions of stored uploads, and their content types. */
export const uploadTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
} as const;

export const readUpload = get('/uploads/:name', {
  access: 'public',
  summary: 'A file of the hero media, whole or in part, or a photo of staff.',
  params: z.object({ name: z.string() }),
  answer: {
    kind: 'file',
    contentTypes: Object.values(uploadTypes),
  },
  // A player requests a film in many ranges.
  limit: { count: 3000, seconds: 60 },
});
