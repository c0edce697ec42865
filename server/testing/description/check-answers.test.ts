import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkAnswers } from './check-answers.ts';
import { openApp } from '#server/testing/open-app.ts';

describe('an answer that its description does not have', async () => {
  let spoil: { status?: number; type?: string; change?: (body: object) => object };
  const app = await openApp({
    watchAnswers: (fastify) => {
      fastify.addHook('onSend', async ({ routeOptions }, reply, payload) => {
        const { status, type, change } = spoil;
        if (routeOptions.url !== '/api/affiliate/register/code' || reply.statusCode === 500) {
          return payload;
        }
        reply.code(status ?? reply.statusCode);
        reply.type(type ?? 'application/json');
        return change ? JSON.stringify(change(JSON.parse(String(payload)))) : payload;
      });
      checkAnswers(fastify);
    },
  });

  const ask = async (spoilt: typeof spoil) => {
    spoil = spoilt;
    const { statusCode, body } = await app.get('/api/affiliate/register/code?code=RITA');
    return [statusCode, /"message":"(.*?)"\}/.exec(body)?.[1]];
  };

  test('passes as the call gives it', async () => {
    assert.deepEqual(await ask({}), [200, undefined]);
  });

  test('is refused for its status', async () => {
    const expected = 'checkCode answers 409, which is not described';
    assert.deepEqual(await ask({ status: 409 }), [500, expected]);
  });

  test('is refused for its type', async () => {
    const expected = 'checkCode answers 200 as text/plain, not application/json';
    assert.deepEqual(await ask({ type: 'text/plain' }), [500, expected]);
  });

  test('is refused for a key too many, one that is missing, and a value of another kind', async () => {
    const changes: readonly (readonly [(body: object) => object, RegExp])[] = [
      [(body) => ({ ...body, email: 'rita@example.com' }), /must NOT have additional properties/],
      [() => ({ state: 'free' }), /must have required property 'suggestion'/],
      [(body) => ({ ...body, state: 'mine' }), /must be equal to one of the allowed values/],
    ];
    for (const [change, expected] of changes) {
      const [status, message] = await ask({ change });
      assert.equal(status, 500);
      assert.match(String(message), expected);
    }
  });

  test('is refused where an error has no message', async () => {
    const spoilt = { status: 400, change: () => ({ error: 'no' }) };
    const [status, message] = await ask(spoilt);
    assert.deepEqual(
      [status, /checkCode answers 400 otherwise/.test(String(message))],
      [500, true],
    );
  });
});
