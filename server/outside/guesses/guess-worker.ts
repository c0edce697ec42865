import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import * as portuguese from '@zxcvbn-ts/language-pt-br';

/** Passwords are answered in the order in which they come. */
export interface Asked {
  password: string;
  words: string[];
}

// Each reading of signs as letters (p4$$ as pass) costs a look at all words. With a hundred, a
// random password of forty characters took a second, and strangers who register set passwords too.
const mostReadings = 10;

const zxcvbn = new ZxcvbnFactory({
  l33tMaxSubstitutions: mostReadings,
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    ...spanish.dictionary,
    ...portuguese.dictionary,
  },
  graphs: common.adjacencyGraphs,
});

parentPort!.on('message', ({ password, words }: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  parentPort!.postMessage(zxcvbn.check(password, words).guesses);
});
