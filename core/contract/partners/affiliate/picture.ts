import * as z from 'zod/mini';
import { del, put } from '../../route.ts';
import { anyType } from '../../shapes.ts';
import { ownAffiliate } from './account.ts';

const path = '/api/affiliate/profile/picture';

const largestPicture = 10 * 1024 * 1024;

export const setOwnPicture = put(path, {
  access: 'affiliate',
  summary:
    'Sets the affiliate’s photo or logo: a picture, known by its bytes, made small. No flyer shows it until staff have reviewed it.',
  body: {
    kind: 'form',
    fields: z.object({}),
    file: { name: 'picture', maxBytes: largestPicture, contentTypes: [anyType] },
  },
  refuses: [422, 507],
  answer: ownAffiliate,
  limit: { count: 10, seconds: 60 },
});

export const removeOwnPicture = del(path, {
  access: 'affiliate',
  summary: 'Removes the affiliate’s photo or logo with its file.',
  answer: ownAffiliate,
});
