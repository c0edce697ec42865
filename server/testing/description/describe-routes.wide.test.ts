import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generate, HttpClient } from 'openapi-typescript-codegen';
import { exampleBodies } from '#server/features/integrations/api/example-bodies.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { type ListeningApp, listeningApp } from '#server/testing/listening-app.ts';
import { throwAwayHome } from '#server/testing/throw-away-home.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { example?: object }> };
}

/** A program of an integrator with the client that was generated for them. */
const program = `
import { type ErrorBody, LeadsService, NotesService, OpenAPI, type SubmitLeadBody } from './client';

export async function applyAndRead(origin: string, cookie: string, requestBody: SubmitLeadBody) {
  OpenAPI.BASE = origin;
  const { id } = await LeadsService.submitLead({ requestBody, idempotencyKey: 'made-once' });
  OpenAPI.HEADERS = { cookie };
  await NotesService.addNote({ requestBody: { leadId: id, content: 'Called.' } });
  const lead = await LeadsService.readLead({ id: String(id) });
  const [note] = await NotesService.listNotes({ id: String(id) });
  const { items } = await LeadsService.listLeads({ q: lead.lastName, pageSize: '1' });
  const missing: ErrorBody = await LeadsService.readLead({ id: '4711' }).catch(({ body }) => body);
  const price: number | null = lead.homePrice;
  return { id, price, said: note?.content, listed: items.map(({ email }) => email), missing };
}
`;

/** Writes the client of a description and the program beside it, and compiles both strictly. */
async function compileProgram(description: object, folder: string): Promise<string> {
  await generate({
    input: description,
    output: path.join(folder, 'client'),
    httpClient: HttpClient.FETCH,
    useOptions: true,
  });
  writeFileSync(path.join(folder, 'program.ts'), program);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'commonjs',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['program.ts'] }),
  );
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder], {
    encoding: 'utf8',
  });
  return stdout;
}

describe('the description of the API', async () => {
  const app: ListeningApp = await listeningApp(() => {});
  const staff = await app.signIn();
  after(() => app.dispose());

  test('keeps every recommended rule for such documents', async () => {
    const description = (await app.get('/api/openapi.json')).json();
    // One of the linter's rules refuses the address of the machine itself.
    const source = JSON.stringify({ ...description, servers: [{ url: 'https://lender.test' }] });
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    assert.deepEqual(found, []);
  });

  test('a client generated from it compiles, makes a lead and reads it back', async () => {
    const folder = mkdtempSync(path.join(throwAwayHome(), 'generated-client-'));
    try {
      const description = (await app.get('/api/openapi.json')).json();
      assert.equal(await compileProgram(description, folder), '');
      const { applyAndRead } = createRequire(import.meta.url)(path.join(folder, 'program.js'));
      const { id, ...rest } = await applyAndRead(
        app.origin,
        staff.cookie,
        exampleBodies.submitLead,
      );
      const { email, homePrice } = exampleBodies.submitLead;
      assert.deepEqual(rest, {
        price: homePrice,
        said: 'Called.',
        listed: [email],
        missing: { message: 'There is no lead with this number.' },
      });
      const stored = await app.rows('select email from leads where id = $1', [id]);
      assert.deepEqual(stored, [{ email }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('each body that it shows is one that the call takes', async () => {
    const { paths } = (await app.get('/api/openapi.json')).json();
    const id = await app.apply();
    const { id: affiliate } = await makeAffiliate(staff);
    const shown: Record<string, number> = {};
    for (const [address, calls] of Object.entries<Record<string, Operation>>(paths)) {
      for (const [method, { operationId, requestBody }] of Object.entries(calls)) {
        const payload = requestBody?.content['application/json']?.example;
        if (payload === undefined) {
          continue;
        }
        const url = address.replace('{id}', String(/affiliates/.test(address) ? affiliate : id));
        const answer = await staff.send({ method: method as 'POST', url, payload });
        shown[operationId] = answer.statusCode;
      }
    }
    assert.deepEqual(Object.keys(shown).toSorted(), Object.keys(exampleBodies).toSorted());
    const statuses = Object.entries(shown).filter(([, status]) => status > 201);
    assert.deepEqual(statuses, []);
  });
});
