import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, languages } from '#core/domain/language.ts';
import { mailFacts, type MailKind, mailKinds } from '#core/domain/mail/mail-kind.ts';
import { pictureIn } from '#core/domain/mail/mail-picture.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { reasonTexts } from '#core/i18n/mails/frame-texts.ts';
import { defaultTemplate } from './find-template.ts';
import { withLink } from './frame-mail.ts';
import { action, dark, light } from './mail-styles.ts';
import { type MailTemplate, pictureFiles, renderTemplate } from './render-template.ts';

function valueOf(name: string): string {
  return name.endsWith('Link') ? `https://lender.example/${name}` : `[${name}]`;
}

function render(template: MailTemplate, kind: MailKind = 'milestone', language: Language = 'en') {
  const values = Object.fromEntries(mailFacts[kind].variables.map((name) => [name, valueOf(name)]));
  return renderTemplate(template, { ...values, lenderName: 'Cascadia & Co' }, { kind, language });
}

function written(htmlContent: string) {
  return render({ subject: 'News', htmlContent, textContent: 'Some words' });
}

/** Kinds whose mail has a picture, and which; staff, law, and keys to an account have none. */
const pictured = new Map<MailKind, keyof typeof pictureFiles>([
  ['application_received', 'evening'],
  ['buyer_link', 'evening'],
  ['near_miss_changed', 'golden'],
  ['welcome', 'morning'],
  ['commission_paid', 'golden'],
]);

test('mails that a person is glad of have one picture, which travels with them', async () => {
  for (const kind of mailKinds) {
    for (const language of languages) {
      const { html, text } = await render(await defaultTemplate(kind, language), kind, language);
      const shown = pictured.get(kind);
      const picture = shown && pictureFiles[shown];
      assert.equal(pictureIn(html), picture, kind);
      assert.equal(html.split('<img').length - 1, picture ? 1 : 0, kind);
      assert.equal(html.split('cid:').length - 1, picture ? 1 : 0, kind);
      assert.doesNotMatch(text, /cid:/);
    }
  }
});

test('no picture but that of the frame is taken for it, and staff’s markup does not remove it', async () => {
  const typed = `<img class="m-picture" src="cid:${pictureFiles.golden}@mail" alt="">`;
  const { html } = await written(`${typed}<p>&lt;img class="m-picture" src="cid:a@mail"</p>`);
  assert.equal(pictureIn(html), undefined);
  const template = { subject: 'x', htmlContent: `${typed}</td></table><p>x</p>`, textContent: 'x' };
  const own = await render(template, 'welcome');
  assert.equal(pictureIn(own.html), pictureFiles.morning);
  assert.equal(own.html.split('<img').length, 2);
});

test('every mail is a complete document that loads nothing', async () => {
  for (const kind of mailKinds) {
    for (const language of languages) {
      const mail = await render(await defaultTemplate(kind, language), kind, language);
      const { text } = mail;
      const html = mail.html.replace(/<img class="m-picture" src="cid:[^>]*>/, '');
      const name = `${kind} ${language}`;
      assert.match(html, new RegExp(`^<!doctype html><html lang="${language}">`), name);
      assert.match(html, /<meta name="color-scheme" content="light dark">/, name);
      assert.match(html, /prefers-color-scheme:dark/, name);
      assert.match(html, /<title>[^<]+<\/title>/, name);
      assert.doesNotMatch(html, /<script|<link|<img|<iframe|<form|url\(|@import|\son\w+=/i, name);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      assert.ok(
        links.every((href) => href.startsWith('https://lender.example/')),
        name,
      );
      assert.equal(html.split('class="m-button"').length - 1, Math.min(links.length, 1), name);
      const tables = html.match(/<table(?![^>]*role="presentation")/g) ?? [];
      assert.deepEqual(tables, [], name);
      // An invited client has not asked for anything: the mail says who named them.
      const asked = { client_invitation: 'named', guest_invitation: 'guest' } as const;
      const why = kind in asked ? asked[kind as keyof typeof asked] : mailFacts[kind].recipient;
      const reason = reasonTexts[language][why]('Cascadia & Co');
      assert.equal(html.split(reason.replace('&', '&amp;')).length, 2, `${name}: why, once`);
      assert.ok(text.endsWith(`\n\nCascadia & Co\n${reason}`), name);
      assert.match(html, /class="m-name"[^>]*>Cascadia &amp; Co</, name);
      assert.doesNotMatch(html, /opacity:0|display:none|font-size:[01]px/, `${name}: all is seen`);
    }
  }
});

test('the first link on its own line becomes the button; one with styles stays as it is', async () => {
  const link = '<a href="https://lender.example/a">Open</a>';
  const { html } = await written(`<p>${link}</p><p>or ${link}</p><p>${link}</p>`);
  assert.equal(html.split('class="m-button"').length - 1, 1);
  assert.equal(html.split('href="https://lender.example/a"').length - 1, 3);
  const own = '<p><a style="font-weight:700" href="https://lender.example/a">Open</a></p>';
  const plain = await written(own);
  assert.ok(plain.html.includes(own));
  assert.ok(!plain.html.includes('class="m-button"'));
});

test('a mail with chosen colors keeps the white background they were chosen for', async () => {
  for (const html of ['<p style="color:#000">x</p>', '<table bgcolor="#fff"><tr><td>x</table>']) {
    const mail = await written(html);
    assert.match(mail.html, /name="color-scheme" content="light only"/);
    assert.doesNotMatch(mail.html, /prefers-color-scheme/);
  }
  const plain = await written('<p style="border:1px solid red">background: none</p>');
  assert.match(plain.html, /prefers-color-scheme:dark/);
});

test('a template that is a whole document is framed once, and states the reason for the mail once', async () => {
  const reason = 'You receive this message because you are a partner of Cascadia &amp; Co.';
  const mail = await written(
    `<!doctype html><html lang="fr"><head><title>Old</title></head><body class="m-card"><p>${reason}</p></body></html>`,
  );
  for (const once of ['<html', '<body', '<title', '</body>', reason]) {
    assert.equal(mail.html.split(once).length - 1, 1, once);
  }
  assert.deepEqual(mail.leftOut, []);
});

test('the link of the footer comes in as the mail leaves, also into a mail that was kept without a frame', async () => {
  const { html } = await written('<p>{{clientName}} $& <!--links--></p>');
  const link = '<a href="https://lender.example/mails?a=$&">Choose</a>';
  const leaving = (written: string, words: string | null) =>
    withLink({ subject: '', text: '', html: written }, words ? { text: '', html: words } : null)
      .html;
  const whole = leaving(html, link);
  assert.equal(whole.split(link).length - 1, 1);
  assert.ok(whole.indexOf(link) > whole.indexOf('m-foot" style'));
  assert.doesNotMatch(whole, /<!--links-->/);
  assert.doesNotMatch(leaving(html, null), /<!--links-->|<p style="margin:8px 0 0">/);
  assert.match(leaving('<body>Hola</body>', link), /Hola.*Choose.*<\/body>$/);
});

test('a telephone number stays on one line, and no address is changed', async () => {
  const call = '<a href="tel:+15415550142">(541) 555-0142</a>';
  const { html } = await written(`<p title="(541) 555-0142">Call ${call}, about SG-000012.</p>`);
  const kept = (text: string) => `<span style="white-space:nowrap">${text}</span>`;
  assert.ok(html.includes(`${kept('(541) 555-0142')}</a>, about ${kept('SG-000012')}.</p>`));
  assert.ok(html.includes('title="(541) 555-0142"'));
  assert.equal(html.split('nowrap').length - 1, 2);
});

test('an amount stays on one line however narrow its cell, in each language’s format', async () => {
  for (const language of languages) {
    const amounts = [48_334, 1_250_000, 212].map((dollars) => formatDollars(dollars, language));
    const { html } = await written(`<table><tr><td>${amounts.join('–')}</td></tr></table>`);
    const kept = html.match(/<span style="white-space:nowrap">[^<]*<\/span>/g) ?? [];
    const said = kept.map((span) => span.replace(/<[^>]*>/g, '').replace('&nbsp;', '\u00a0'));
    assert.deepEqual(said, amounts);
  }
});

function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

test('everything is readable by day and by night', () => {
  assert.ok(contrast(action.ink, action.ground) >= 4.5);
  for (const look of [light, dark]) {
    assert.ok(contrast(look.ink, look.page) >= 7);
    assert.ok(contrast(look.ink, look.card) >= 7);
    assert.ok(contrast(look.link, look.card) >= 4.5);
    assert.ok(contrast(look.soft, look.page) >= 4.5);
  }
});

test('where the lender is and its number stand in the frame, of HTML and of text', async () => {
  const imprint = '12 Main Street <Salem> · NMLS ID 1234567';
  for (const kind of mailKinds) {
    const template = await defaultTemplate(kind, 'en');
    const named = Object.fromEntries(
      mailFacts[kind].variables.map((name) => [name, valueOf(name)]),
    );
    const values = { ...named, lenderName: 'Cascadia & Co' };
    const sort = { kind, language: 'en' } as const;
    const { html, text } = await renderTemplate(
      template,
      { ...values, lenderImprint: imprint },
      sort,
    );
    assert.match(html, /Cascadia &amp; Co<br>12 Main Street &lt;Salem&gt; · NMLS ID 1234567/, kind);
    assert.ok(text.includes(`Cascadia & Co\n${imprint}`), kind);
    const without = await renderTemplate(template, values, sort);
    assert.doesNotMatch(without.html + without.text, /NMLS|undefined/, kind);
  }
});
