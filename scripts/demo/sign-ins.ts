import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { colleagues } from './office.ts';
import { demoPartner } from './people.ts';

const roleNames = {
  admin: 'admin',
  officer: 'loan officer',
  compliance: 'compliance',
  read_only: 'read only',
} as const;

/**
 * How to sign in to the demo, a sentence each. The accounts are tried first: a folder filled by an
 * older version, or with another password, may not have these people.
 */
export async function signIns(database: Database, config: Config): Promise<string[]> {
  const app = await buildApp({ config, database });
  const { adminUsername: username, adminPassword: password, dataDir } = config;
  const opens = async (url: string, payload: object) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      payload,
    });
    return statusCode === 200;
  };
  const opensCrm = await opens('/api/admin/login', { username, password });
  const opensPortal = await opens('/api/affiliate/dashboard/login', {
    email: demoPartner.email,
    password: demoPartner.password,
  });
  await app.close();
  const sentences = [];
  if (opensCrm) {
    sentences.push(
      `Staff sign in at /admin/login as "${username}" with the password "${password}"; with the same password ${colleagues.map((one) => `"${one.username}" (${roleNames[one.role]})`).join(', ')}.`,
    );
  }
  if (opensPortal) {
    sentences.push(
      `An affiliate signs in at /affiliate/login as "${demoPartner.email}" with the password "${demoPartner.password}".`,
    );
  }
  if (!opensCrm || !opensPortal) {
    sentences.push(
      `The folder ${dataDir} was filled by an older version or with other passwords: delete it and start again to have everybody the README names.`,
    );
  }
  return sentences;
}
