import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/open.ts';
import { freshDatabase } from './database.ts';
import { type Product, startProduct } from './product.ts';
import { signInStaff } from './sessions/staff-session.ts';

const password = 'correct-horse-9';
const referralCode = 'SUNNY1';

interface Draft {
  id: number;
  updatedAt: string;
  standing: number;
}

/** Two servers on one PostgreSQL, and a hand at the database that belongs to neither. */
async function startTwo(t: TestContext) {
  const fresh = await freshDatabase();
  t.after(fresh.dispose);
  const products: Product[] = [];
  for (const name of ['first', 'second']) {
    products.push(
      await startProduct({
        DATA_DIR: `${fresh.options.dataDir}/${name}`,
        DATABASE_URL: fresh.options.databaseUrl!,
        ADMIN_PASSWORD: password,
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'warn',
      }),
    );
  }
  const psql = await openDatabase(fresh.options);
  t.after(async () => {
    await psql.close();
    await Promise.all(products.map((product) => product.kill()));
  });
  return { products, psql };
}

/** Asks a server until its page is as wanted; milliseconds since the change. */
async function shownAfter(
  { origin }: Product,
  path: string,
  isShown: (answer: Response) => Promise<boolean>,
): Promise<number> {
  const began = performance.now();
  // One second is promised and printed. An uninformed server would go on for ever: it fails only
  // where no load explains it.
  while (performance.now() - began < 120_000) {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
    if (await isShown(answer)) {
      return performance.now() - began;
    }
    await sleep(5);
  }
  throw new Error(`${origin}${path} was not told of the change`);
}

const contains = (text: string) => async (answer: Response) => (await answer.text()).includes(text);
const hasStatus = (status: number) => async (answer: Response) => {
  await answer.arrayBuffer();
  return answer.status === status;
};

test('a changed term, hero picture and affiliate are on the pages of every server within a second', async (t) => {
  const { products, psql } = await startTwo(t);
  const [first] = products;
  const measure = async (
    what: string,
    path: string,
    isShown: (answer: Response) => Promise<boolean>,
  ) => {
    const all = products.map((product) => shownAfter(product, path, isShown));
    const times = await Promise.all(all);
    const longest = Math.max(...times);
    t.diagnostic(`${what}: on both servers after ${Math.round(longest)} ms`);
  };

  await measure('before', '/', contains('$13,000'));
  await psql.query(`update programme_rules set value = '14321' where key = 'grantCap'`);
  await measure('a term', '/', contains('$14,321'));

  const manager = await signInStaff(first!.origin, password);
  const rules = '/api/admin/programme/rules';
  const draft = await manager.post<Draft>(rules, {
    effectiveFrom: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(),
    source: 'Board resolution 12',
    basis: null,
    terms: { grantCap: 15_432 },
  });
  const { id, updatedAt, standing } = draft;
  await manager.post(`${rules}/${id}/publish`, { updatedAt, standing });
  await measure('published terms', '/', contains('$15,432'));

  await psql.query(`insert into hero_media
      (file_name, original_name, media_type, mime_type, file_size, file_path, is_active)
      values ('sun.jpg', 'sun.jpg', 'image', 'image/jpeg', 1, 'https://pictures.example/sun.jpg', true)`);
  await measure('a hero picture', '/', contains('https://pictures.example/sun.jpg'));
  await psql.query('update hero_media set is_active = false');
  const isOwnFilm = async (answer: Response) => !(await contains('pictures.example')(answer));
  await measure('the hero picture gone', '/', isOwnFilm);

  const staff = await signInStaff(first!.origin, password);
  await staff.post('/api/admin/affiliates', {
    firstName: 'Paula',
    lastName: 'Partner',
    email: 'paula@example.com',
    referralCode,
  });
  await measure('an affiliate', `/${referralCode}`, hasStatus(302));
  await psql.query('update affiliates set is_active = false');
  await measure('the affiliate put to sleep', `/${referralCode}`, hasStatus(404));
});
