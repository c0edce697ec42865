import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from './chromium.ts';
import { ffmpeg, publish } from './media-file.ts';

// Makes the calculator's success sound: three notes of a small thumb piano, rising to rest on the
// octave, and writes web/public/media/sound-media.ts.
const rate = 48_000,
  seconds = 0.9;
const notes = [
  {
    at: 0,
    hertz: 523.25,
    loud: 0.7,
  },
  {
    at: 0.09,
    hertz: 659.26,
    loud: 0.75,
  },
  {
    at: 0.19,
    hertz: 1046.5,
    loud: 0.85,
  },
];
// Partials of a struck metal tongue: ratio, share, decay per second. The high ones die at once,
// which is what makes it warm.
const partials = [
  [1, 1, 5.5],
  [2, 0.28, 9],
  [3.01, 0.1, 16],
  [5.4, 0.06, 38],
] as const;

function sampleAt(time: number): number {
  let sum = 0;
  for (const { at, hertz, loud } of notes) {
    const age = time - at;
    if (age < 0) {
      continue;
    }
    const attack = Math.min(1, age / 0.006);
    for (const [ratio, share, decay] of partials) {
      sum +=
        loud *
        share *
        attack *
        Math.exp(-age * decay) *
        Math.sin(2 * Math.PI * hertz * ratio * age);
    }
  }
  const ending = Math.min(1, Math.max(0, (seconds - time) / 0.18));
  return Math.tanh(sum * 0.42 * ending);
}

const count = Math.round(rate * seconds),
  wave = Buffer.alloc(44 + count * 2);
wave.write('RIFF', 0);
wave.writeUInt32LE(36 + count * 2, 4);
wave.write('WAVEfmt ', 8);
wave.writeUInt32LE(16, 16);
wave.writeUInt16LE(1, 20);
wave.writeUInt16LE(1, 22);
wave.writeUInt32LE(rate, 24);
wave.writeUInt32LE(rate * 2, 28);
wave.writeUInt16LE(2, 32);
wave.writeUInt16LE(16, 34);
wave.write('data', 36);
wave.writeUInt32LE(count * 2, 40);
for (let i = 0; i < count; i++) {
  wave.writeInt16LE(Math.round(sampleAt(i / rate) * 32_000), 44 + i * 2);
}

const folder = await mkdtemp(join(tmpdir(), 'chime-'));
try {
  const wav = join(folder, 'chime.wav'),
    m4a = join(folder, 'chime.m4a'),
    webm = join(folder, 'chime.webm');
  await writeFile(wav, wave);
  ffmpeg('-i', wav, '-c:a', 'aac', '-b:a', '80k', '-movflags', '+faststart', m4a);
  ffmpeg('-i', wav, '-c:a', 'libopus', '-b:a', '64k', '-fflags', '+bitexact', webm);
  await writeFile(
    join(project, 'web/public/media/sound-media.ts'),
    `/** The short chime after a successful calculation (${seconds} s), made by art/render-chime.ts. */
export const successSound = {
  webm: '${await publish('sound', webm)}',
  m4a: '${await publish('sound', m4a)}',
} as const;
`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
