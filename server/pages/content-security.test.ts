import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { contentSecurityPolicy, noThirdParties } from './content-security.ts';

const allows = (html: string, part: string) => {
  const hash = createHash('sha256').update(part).digest('base64');
  return contentSecurityPolicy(html, noThirdParties).includes(`'sha256-${hash}'`);
};
const page = (typed: string, end = '') =>
  `<!doctype html><html><head><title>${typed}</title><style>p{}</style><script>start()</script></head>
<body><p>${typed}</p><style>[id="_r_1_"]{bottom:max(0px, calc(41.5% - 1.25rem))}</style>
<script type="application/json" id="site-data">{}</script>${end}
<noscript><p>It needs JavaScript.</p></noscript>
</body>
</html>
`;

test('what is the template\u2019s own is allowed, and nothing that stands among typed values', () => {
  const own = ['p{}', 'start()', '[id="_r_1_"]{bottom:max(0px, calc(41.5% - 1.25rem))}'];
  for (const typed of [
    'Ana',
    '<script>steal()</script>',
    '<style>steal()</style>',
    '</p></body></html><script>steal()</script>',
    '<script>steal()</script></body></html>',
    '<script>steal()</script><noscript>',
    '</title><script>steal()</script>',
    '<style>[id="x"]{bottom:url(//steal)}</style>',
  ]) {
    const html = page(typed, '<script>begin(1 < 2)</script>');
    for (const part of [...own, 'begin(1 < 2)']) {
      assert.ok(allows(html, part), `${part} beside ${typed}`);
    }
    for (const part of ['steal()', '[id="x"]{bottom:url(//steal)}']) {
      assert.ok(!allows(html, part), typed);
      assert.ok(!allows(page(typed), part), typed);
    }
  }
});
