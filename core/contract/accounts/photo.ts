import * as z from 'zod/mini';
import { del, forStaff, put } from '../route.ts';
import { anyType } from '../shapes.ts';
import { staffProfile } from './staff.ts';

const path = '/api/admin/profile/photo';

const largestPhoto = 10 * 1024 * 1024;

export const setPhoto = put(path, {
  ...forStaff,
  summary:
    'Sets the caller’s photo: the middle of a picture, known by its bytes, as a small square.',
  body: {
    kind: 'form',
    fields: z.object({}),
    file: { name: 'photo', maxBytes: largestPhoto, contentTypes: [anyType] },
  },
  refuses: [422, 507],
  answer: staffProfile,
  limit: { count: 30, seconds: 60 },
});

export const removePhoto = del(path, {
  ...forStaff,
  summary: 'Removes the caller’s photo with its file.',
  answer: staffProfile,
});
