import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#core/domain/language.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { type LighthouseFigures, type LighthouseTarget, measureLighthouse } from '../lighthouse.ts';
import { pageName, twinOf } from '../page-targets.ts';
import { staticTwin } from '../pages.ts';
import { section, table, verdict } from '../report.ts';
import { longFilm } from './long-film.ts';

const mebibyte = 2 ** 20;
const filmBytes = 20 * mebibyte;
/** What is promised of the landing page holds with a film too. */
const mostOfTwin = 1.1;
const leastPerformance = 99;

const hero = join(import.meta.dirname, '../../web/public/media/hero');

/** A frame of the film, as the CRM takes one in the browser. */
function poster(): Buffer {
  const name = readdirSync(hero).find((file) => /^day-1280.*\.webp$/.test(file))!;
  return readFileSync(join(hero, name));
}

async function send<T>(
  address: string,
  { method, cookie, body }: { method: string; cookie: string; body?: FormData },
): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: { cookie },
    ...(body && { body }),
  });
  if (!answer.ok) {
    throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  }
  return (await answer.json()) as T;
}

function form(field: string, bytes: Buffer, { name, type }: { name: string; type: string }) {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return body;
}

/** Puts a film of 20 MB with its poster on the landing page, as staff do. */
async function showFilm(origin: string, password: string): Promise<void> {
  const { cookie } = await signInStaff(origin, password);
  const all = `${origin}/api/admin/hero-media`;
  const { id } = await send<{ id: number }>(all, {
    method: 'POST',
    cookie,
    body: form('heroFile', await longFilm(filmBytes), { name: 'Day.mp4', type: 'video/mp4' }),
  });
  await send(`${all}/${id}/poster`, {
    method: 'PUT',
    cookie,
    body: form('poster', poster(), { name: 'poster.webp', type: 'image/webp' }),
  });
  await send(`${all}/${id}/activate`, { method: 'PUT', cookie });
  const page = await (await fetch(origin)).text();
  if (!page.includes('/uploads/')) {
    throw new Error('the landing page does not show the film');
  }
}

const head = ['page', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script KiB', 'film KiB'];

const row = (figure: LighthouseFigures) => [
  figure.name,
  String(figure.performance),
  figure.fcp.toFixed(0),
  figure.lcp.toFixed(0),
  figure.tbt.toFixed(0),
  figure.cls.toFixed(3),
  (figure.scriptBytes / 1024).toFixed(1),
  (figure.mediaBytes / 1024).toFixed(0),
];

const withFilm = (name: string) => `${name} with the film`;
const onDesktop = (name: string) => `${name}, desktop`;

function verdicts(figures: readonly LighthouseFigures[]): string {
  const of = (name: string) => figures.find((figure) => figure.name === name)!;
  const names = languages.map((language) => pageName('/', language));
  const shares = names.map((name, index) => {
    const share = of(withFilm(name)).lcp / of(twinOf(withFilm(name))).lcp;
    return `${languages[index]} ${share.toFixed(2)} ${verdict(share <= mostOfTwin)}`;
  });
  const shown = [...names.map((name) => of(withFilm(name))), of(onDesktop(withFilm('/')))];
  const performance = Math.min(...shown.map((figure) => figure.performance));
  const shift = Math.max(...shown.map((figure) => figure.cls));
  return [
    `Largest paint with the film as a share of its static twin's, promised at most ${mostOfTwin}: ${shares.join(', ')}.`,
    `Lowest performance with it: ${performance}; promised ${leastPerformance}: ${verdict(performance >= leastPerformance)}.`,
    `Largest shift: ${shift.toFixed(3)}; promised 0: ${verdict(shift < 0.0005)}.`,
  ].join(' ');
}

interface FilmBench {
  /** A product whose landing page is to show the film, and one without. */
  filmed: string;
  plain: string;
  password: string;
  rounds: number;
}

/** The landing page while a film of 20 MB is active, beside its static twin and the page without. */
export async function measureFilm({ filmed, plain, password, rounds }: FilmBench): Promise<string> {
  await showFilm(filmed, password);
  const targets: Record<string, LighthouseTarget> = {};
  const twins = await Promise.all(languages.map((language) => staticTwin(filmed, language)));
  for (const [index, language] of languages.entries()) {
    const name = pageName('/', language);
    targets[twinOf(withFilm(name))] = { url: twins[index]!.url, isTwin: true };
    targets[withFilm(name)] = { url: filmed + name };
    targets[name] = { url: plain + name };
  }
  targets[onDesktop(withFilm('/'))] = { url: `${filmed}/`, isDesktop: true };
  targets[onDesktop('/')] = { url: `${plain}/`, isDesktop: true };
  try {
    const figures = await measureLighthouse(targets, rounds, process.env.CHROMIUM_PATH!);
    return section('film', 'The landing page with a film of 20 MB', [
      `Lighthouse 13, mobile simulation, medians of ${rounds} interleaved runs. The film is the product's own, shown until it has 20 MB; its poster was taken of it, and it starts once the page has nothing better to do. The twin is the same page without a script. On the simulated phone the picture begins at the lower edge of the first screen, and a film is asked for once a quarter of it is seen; the desktop fetches it.`,
      table(head, figures.map(row)),
      verdicts(figures),
    ]);
  } finally {
    await Promise.all(twins.map((twin) => twin.stop()));
  }
}
