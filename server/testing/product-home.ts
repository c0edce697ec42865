import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { stopLeftover } from '#server/db/cluster/open-cluster.ts';
import { silent } from '#server/db/log.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';
import { signInStaff } from './sessions/staff-session.ts';

/** The first admin's. */
export const password = 'correct-horse-9';

/** Of the affiliate that `makeAffiliate` makes. */
export const referralCode = 'DURABLE1';

interface HomeOptions {
  /** On the bundled database, made by the first start, and not on the tests' server. */
  isBundled?: boolean;
}

/** A data folder for the bundled database; removed with what was left running in it. */
function bundledPlace(t: TestContext): Pick<FreshDatabase, 'options'> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundled-database-'));
  t.after(async () => {
    await stopLeftover({ dataDir, log: silent });
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  return { options: { dataDir } };
}

async function serverPlace(t: TestContext): Promise<Pick<FreshDatabase, 'options'>> {
  const fresh = await freshDatabase();
  await fresh.database.close();
  t.after(fresh.dispose);
  return fresh;
}

/**
 * The variables that start the product on a fresh database of its own, and how to look into that
 * database once no product runs.
 */
export async function freshHome(t: TestContext, { isBundled = false }: HomeOptions = {}) {
  const running: Product[] = [];
  t.after(async () => {
    for (const product of running) {
      await product.kill();
    }
  });
  const fresh = isBundled ? bundledPlace(t) : await serverPlace(t);
  const { dataDir, databaseUrl } = fresh.options;
  return {
    dataDir,
    databaseUrl,
    start: async (variables: Record<string, string> = {}, options: ProductOptions = {}) => {
      const started = {
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ADMIN_PASSWORD: password,
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'warn',
        ...variables,
      };
      const product = await startProduct(started, options);
      running.push(product);
      return product;
    },
    inspect: async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const database = await openDatabase(fresh.options);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}

/** Makes the one affiliate of these tests through the door that staff use. */
export async function makeAffiliate(origin: string): Promise<void> {
  const staff = await signInStaff(origin, password);
  await staff.post('/api/admin/affiliates', {
    firstName: 'Paula',
    lastName: 'Partner',
    email: 'paula@example.com',
    referralCode,
  });
}
