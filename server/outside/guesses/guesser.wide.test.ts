import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Guesser } from './guesser.ts';

test('the words leave the memory when no password was set for a while, and come again', async () => {
  const guesser = new Guesser(50);
  const [weak, strong] = await Promise.all([
    guesser.guesses('Olive2026', ['olive']),
    guesser.guesses('correct-horse-9 staple', []),
  ]);
  assert.ok(weak < 100_000 && strong > 100_000, `${weak} and ${strong}`);
  assert.equal(guesser.isLoaded, true);
  while (guesser.isLoaded) {
    await sleep(10);
  }
  assert.equal(await guesser.guesses('Olive2026', ['olive']), weak);
});

test('signs that may be letters cost no more than a few passwords of words', async () => {
  const guesser = new Guesser(60_000);
  const processorMs = async (password: string) => {
    const before = process.cpuUsage();
    await guesser.guesses(password, []);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const words = 'correct horse battery staple fine things';
  const signs = '1!|l7+t5$s0oO@4aA3eE6gG9q8bB2zZ%xX(cC1!|';
  // The first loads the lists.
  await processorMs(words);
  const usual =
    (await processorMs(words)) + (await processorMs(words)) + (await processorMs(words));
  const most = await processorMs(signs);
  assert.ok(most < 4 * usual, `${most} ms, three usual ones ${usual} ms`);
});

test('a command that has judged a password ends at once', () => {
  const script = `
    const { Guesser } = await import('#server/outside/guesses/guesser.ts');
    console.log(await new Guesser(3_600_000).guesses('Olive2026', ['olive']) > 0);`;
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  assert.deepEqual([stdout, status], ['true\n', 0], stderr);
});
