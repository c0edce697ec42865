import { measureCrm } from './crm.ts';
import { measureKeys } from './keys.ts';
import { measureMails } from './mails.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureProcesses } from './processes.ts';
import { writeFigures } from './report.ts';
import { measureScreens } from './screens.ts';
import { measureWrites } from './writes.ts';

/** One page alone, by its path, is shown but not written down. */
const [part, rounds = '5', onlyPage] = process.argv.slice(2);

const parts: Record<string, (rounds: number) => Promise<string>> = {
  writes: measureWrites,
  pages: (times) => measurePages(times, onlyPage),
  screens: measureScreens,
  keys: measureKeys,
  mails: measureMails,
  memory: measureMemory,
  processes: measureProcesses,
  crm: measureCrm,
};

if (part && !parts[part]) {
  throw new Error(`no benchmark is called ${part}; there are ${Object.keys(parts).join(', ')}`);
}
const sections: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!part || part === name) {
    console.log(`${name} ...`);
    sections.push(await measure(Number(rounds)));
  }
}
if (onlyPage) {
  console.log(sections.join('\n\n'));
} else {
  await writeFigures(sections);
}
process.exit(0);
