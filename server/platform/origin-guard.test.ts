import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isForeign } from './origin-guard.ts';

const post = {
  method: 'POST',
  site: undefined,
  origin: undefined,
  host: 'www.example.com',
};
const home = 'https://www.example.com';

test('refuses what another website started', () => {
  assert.equal(isForeign({ ...post, site: 'cross-site' }, home), true);
  assert.equal(
    isForeign({ ...post, site: 'same-site' }, home),
    true,
    'a sister domain is not this one',
  );
  assert.equal(isForeign({ ...post, origin: 'https://evil.example' }, home), true);
  assert.equal(isForeign({ ...post, origin: 'null' }, home), true);
  assert.equal(isForeign({ ...post, origin: 'https://www.example.com.evil.example' }, home), true);
});

test('lets the site itself and plain tools through', () => {
  assert.equal(isForeign(post, home), false);
  assert.equal(
    isForeign(
      {
        ...post,
        site: 'same-origin',
        origin: home,
      },
      home,
    ),
    false,
  );
  assert.equal(
    isForeign(
      {
        ...post,
        origin: 'http://localhost:3000',
        host: 'localhost:3000',
      },
      home,
    ),
    false,
  );
  assert.equal(
    isForeign(
      {
        ...post,
        method: 'GET',
        site: 'cross-site',
        origin: 'https://evil.example',
      },
      home,
    ),
    false,
  );
});
