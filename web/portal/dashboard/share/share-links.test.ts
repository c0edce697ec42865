import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#core/domain/language.ts';
import { shareIn, shareLinks } from './share-links.ts';

const link = 'https://www.example.com/RitaRealtor';

test('an invitation speaks the language of the client, and so does the page behind its link', () => {
  const texts = new Set<string>();
  for (const language of languages) {
    const { text, title, url } = shareIn(link, language);
    assert.equal(url, `${link}?lang=${language}`);
    assert.doesNotMatch(text + title, /\d/, 'figures of the offer are dated and stand on the page');
    texts.add(text);
  }
  assert.equal(texts.size, languages.length);
});

test('without a share sheet the whole message arrives in each way of sending', () => {
  const share = shareIn(link, 'es');
  const links = shareLinks(share);
  const message = `${share.text} ${share.url}`;
  assert.equal(new URL(links.whatsApp).searchParams.get('text'), message);
  assert.equal(new URL(links.email).searchParams.get('body'), message);
  assert.equal(new URL(links.email).searchParams.get('subject'), share.title);
  assert.equal(decodeURIComponent(links.textMessage), `sms:?&body=${message}`);
});
