import assert from 'node:assert/strict';
import { buyerPath } from '#core/contract/site.ts';
import type { FreshApp } from '../app.ts';
import { makeLeadBody } from '../factories.ts';

type Headers = Readonly<Record<string, unknown>>;

/** The cookie of a buyer's own page that an answer sets, as a browser sends it back. */
export function buyerCookieIn({ headers }: { headers: Headers }): string {
  const set = [headers['set-cookie']].flat().map(String);
  return set.find((one) => /^(__Host-)?my=/.test(one))?.split(';')[0] ?? '';
}

/** Sends an application like a browser, which then holds the link to the buyer's own page. */
export async function applyAsBuyer(
  app: Pick<FreshApp, 'post'>,
  changes: Record<string, unknown> = {},
  language = 'en',
) {
  const answer = await app.post(`/api/leads?lang=${language}`, makeLeadBody(changes));
  assert.equal(answer.statusCode, 201, answer.body);
  const cookie = buyerCookieIn(answer);
  const [token = ''] = cookie.replace(/^(__Host-)?my=/, '').split('.');
  const path = buyerPath(token);
  return { id: answer.json().id as number, answer, cookie, token, path, url: `/api${path}` };
}
