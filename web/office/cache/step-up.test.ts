import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallError } from '#web/kit/api.ts';
import { onStepUp, withStepUp } from './step-up.ts';

const due = new CallError(403, '{"message":"Please confirm.","code":"step_up"}', '');

/** A call that is refused until the step-up. */
function guarded() {
  const state = { isProved: false, sent: 0 };
  const send = async () => {
    state.sent += 1;
    if (!state.isProved) {
      throw due;
    }
    return 'done';
  };
  return { state, send };
}

test('a call that is refused is sent again after the proof; two at once ask once', async (t) => {
  const { state, send } = guarded();
  let asked = 0;
  t.after(
    onStepUp(async () => {
      asked += 1;
      await new Promise(setImmediate);
      state.isProved = true;
      return true;
    }),
  );
  assert.deepEqual(await Promise.all([withStepUp(send), withStepUp(send)]), ['done', 'done']);
  assert.deepEqual([asked, state.sent], [1, 4]);
  state.isProved = false;
  assert.equal(await withStepUp(send), 'done');
  assert.equal(asked, 2, 'the next time it is asked anew');
});

test('if the user declines, the refusal stays; no other call asks or is repeated', async () => {
  const { state, send } = guarded();
  let asked = 0;
  const undo = onStepUp(async () => {
    asked += 1;
    return false;
  });
  await assert.rejects(withStepUp(send), due);
  assert.deepEqual([asked, state.sent], [1, 1]);
  for (const error of [new CallError(403, '{"message":"No."}', ''), new Error('lost')]) {
    await assert.rejects(
      withStepUp(() => Promise.reject(error)),
      error,
    );
  }
  assert.equal(asked, 1);
  undo();
  await assert.rejects(withStepUp(send), due, 'where nobody asks, as in the portal');
});
