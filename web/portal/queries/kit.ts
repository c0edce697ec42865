import type * as z from 'zod/mini';
import { listLinks } from '#core/contract/partners/affiliate/links.ts';
import type { Language } from '#core/domain/language.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const linkKeys = nounKeys('links');

export const linksQuery = (language: Language) =>
  callQuery(linkKeys.list(language), listLinks, { query: { language } });

export type Links = z.output<(typeof listLinks)['answer']>;

export type PartnerLink = Links['items'][number];
