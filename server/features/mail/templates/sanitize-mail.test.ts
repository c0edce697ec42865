import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sanitizeMail } from './sanitize-mail.ts';

const dangerous =
  /<(?:script|style|iframe|form|input|button|object|embed|link|meta|base|svg|math|video|audio|template)\b|\son\w+\s*=|javascript:|vbscript:|url\s*\(|@import|\ssrcset|\sbackground\s*=|expression\(|src="(?!data:image\/(?:png|jpe?g|gif|webp);base64,)/i;

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://track.example/beacon.gif" width="1" height="1">',
  '<img src="//track.example/beacon.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img srcset="https://track.example/a 1x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="https://lender.example" onclick="alert(1)" ping="https://track.example">x</a>',
  '<div style="background:url(https://track.example/x.png)">x</div>',
  '<div style="background:u\\72l(https://track.example/x.png)">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<style>@import "https://track.example/x.css";</style>',
  '<link rel="stylesheet" href="https://track.example/x.css">',
  '<table background="https://track.example/x.png"><tr><td background="https://t.example">x</table>',
  '<form action="https://evil.example"><input name="p"><button>Go</button></form>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<svg onload=alert(1)><use href="https://evil.example"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<video src="https://evil.example"></video><audio src="https://evil.example"></audio>',
  '<p <script>alert(1)</script>>',
  '<!--[if mso]><img src="https://track.example"><![endif]-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
];

test('nothing that runs, asks or tells another server gets through', async () => {
  for (const html of hostile) {
    const { html: clean } = await sanitizeMail(`<p>Before</p>${html}<p>After</p>`);
    assert.doesNotMatch(clean, dangerous, html);
    assert.ok(clean.startsWith('<p>Before</p>'), clean);
  }
});

test('no mixture of it does either', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile, '<', '>', '"', "'", '&lt;', '<p ', ' onclick=', 'style="', '-->'),
    fc.string({ maxLength: 6 }),
  );
  const parts = fc.array(piece, { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(parts, async (pieces) => {
      const { html } = await sanitizeMail(pieces.join(''));
      // Read again its tags may close elsewhere: a table ends a paragraph.
      const { html: again } = await sanitizeMail(html);
      for (const clean of [html, again]) {
        const tags = (clean.match(/<[^>]*>/g) ?? []).join('\n');
        // Quoted values of these attributes are text for people, not markup.
        const tagsAlone = tags.replace(/\s(title|alt|lang|role)="[^"]*"/g, ' $1=""');
        assert.doesNotMatch(tagsAlone, dangerous);
      }
    }),
    { numRuns: 300 },
  );
});

test('what a mail is made of stays as it was written', async () => {
  const mail =
    '<h1 style="color:#123456;font-size:20px">Hi</h1>' +
    '<table cellpadding="4" bgcolor="#ffffff"><tr><th align="left">A</th><td>1</td></tr></table>' +
    '<p>ana<wbr />@b.co<br /><a href="https://lender.example/x?a=1">Open</a> <a href="mailto:a@b.co">Write</a></p>' +
    '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Logo" />';
  assert.deepEqual(await sanitizeMail(mail), { html: mail, leftOut: [] });
});

test('the writer is told which parts mails must not contain', async () => {
  const { leftOut } = await sanitizeMail(
    '<html><head><title>x</title></head><body><script>1</script><p onclick="x">a</p>' +
      '<a href="javascript:alert(1)">b</a><img src="https://track.example/a.gif">' +
      '<div style="background:url(//x)">c</div></body></html>',
  );
  assert.deepEqual(leftOut, [
    '<script>',
    'onclick',
    'href="javascript:alert(1)"',
    '<img> from another server',
    'a picture in a style',
  ]);
});
