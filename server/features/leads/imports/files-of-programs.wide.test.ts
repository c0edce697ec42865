import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fileForm } from '#server/testing/hero-files.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';
import { dayIn } from '#server/outside/clock.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';

const url = '/api/admin/imports';
type Person = [first: string, last: string, email: string | null, phone: string | null];

/** A file of a program, with the people in it; every row makes a lead. */
const files: [program: string, file: string | Buffer, people: Person[]][] = [
  [
    'Excel in Spanish, by the code page of Windows',
    Buffer.from(
      'Nombre;Apellidos;Correo electrónico;Teléfono móvil;Precio;Estado\r\nIván;Muñoz;ivan@a.example;512-234-5001;"450.000,00";Carolina del Norte\r\nAna;"O\x92Neil \x96 Gil";;(512) 234-5002;450k;D.C.\r\n',
      'latin1',
    ),
    [
      ['Iván', 'Muñoz', 'ivan@a.example', '(512) 234-5001'],
      ['Ana', 'O’Neil – Gil', null, '(512) 234-5002'],
    ],
  ],
  [
    'an advertisement, in UTF-16 with tabs',
    Buffer.from(
      '\ufeffcreated_time\tfull_name\tphone_number\temail\n2026-01-02T03:04:05-05:00\tJosé\u00a0Núñez\tp:+15122345003\tjose@b.example\n',
      'utf16le',
    ),
    [['José', 'Núñez', 'jose@b.example', '(512) 234-5003']],
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Formatted\nMaria,,Lopez,"met at\nthe fair",* Home,maria@c.example ::: m.lopez@c.example,Mobile,512-234-5004 ::: 512-234-5005,"12 Elm St\nAustin, TX 78701\nUS"\n王小明,,,,,,,+1 (512) 234-5006 x12,\n',
    [
      ['Maria', 'Lopez', 'maria@c.example', '(512) 234-5004'],
      ['王小明', '', null, '(512) 234-5006'],
    ],
  ],
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Contact owner,Lead Status,Create Date,State/Region\n1,Ben,Van Dyke,ben@d.example,,5122345007,Nobody Known,Open,2026-01-02 10:00,Ontario\n2,Eva,Doe,,5.12235E+09,512-234-5008,,,never,TX\n',
    [
      ['Ben', 'Van Dyke', 'ben@d.example', '(512) 234-5007'],
      ['Eva', 'Doe', null, '(512) 234-5008'],
    ],
  ],
  [
    'Follow Up Boss',
    'First Name,Last Name,Stage,Source,Assigned To,Created,Email 1,Phone 1,Address,Price,Timeframe,Notes\nSam,Smith,Lead,Zillow,Olga Office,01/02/2026,sam@e.example,(512) 234-5009 x12,1 Oak,$500k,0 - 3 Months,Wants a pool\n',
    [['Sam', 'Smith', 'sam@e.example', '(512) 234-5009']],
  ],
  [
    'Outlook',
    '"First Name","Last Name","E-mail Address","Home Phone","Mobile Phone","Home Street","Notes"\r\n"Kim","Lee","kim@f.example","","+82 2-312-3456","1 Ave\r\nApt 2",""\r\n',
    [['Kim', 'Lee', 'kim@f.example', '+8223123456']],
  ],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME\nlia@g.example,Lia,,,,2,"2026-01-02 03:04:05"\n',
    [['Lia', '', 'lia@g.example', null]],
  ],
  [
    'a table in Portuguese below a title',
    'Contatos exportados 28/11/2026,,,\n\nNome;E-mail;Celular;Observações\nJoão da Silva Neto;joao@h.example;tel:+5511912345678;"ligar\nà tarde"\n'.replaceAll(
      ',',
      '',
    ),
    [['João', 'da Silva Neto', 'joao@h.example', '+5511912345678']],
  ],
];

describe('files of other programs', async () => {
  const { app, staff } = await openOffice();
  await makeStaff(app, { firstName: 'Olga', lastName: 'Office', role: 'officer' });

  /** Imports a file as it is proposed. */
  async function bring(text: string | Buffer, consentBasis = 'none') {
    const form = await fileForm('file', Buffer.from(text as string), 'leads.csv', 'text/csv');
    const { id, proposed } = await ok(staff.send({ method: 'POST', url, ...form }), 201);
    const checked = await ok(staff.put(`${url}/${id}`, { mapping: proposed, consentBasis }));
    const done = await ok(staff.post(`${url}/${id}/run`));
    const leads = await app.rows('select * from leads where import_id = $1 order by id', [id]);
    return { id: id as number, checked, done, leads };
  }
  const notesOf = (leadId: unknown) =>
    app.rows('select content, is_shared from lead_notes where lead_id = $1', [leadId]);

  for (const [program, file, people] of files) {
    test(`no row of ${program} is lost`, async () => {
      const { checked, done, leads } = await bring(file);
      assert.deepEqual([checked.errors, done.imported, done.skipped], [[], people.length, 0]);
      const found = leads.map((lead) =>
        ['first_name', 'last_name', 'email', 'phone'].map((name) => lead[name]),
      );
      assert.deepEqual(found, people);
    });
  }

  test('what is not understood is named, and what no field takes', async () => {
    const hubspot = files.find(([program]) => program === 'HubSpot')!;
    const { checked } = await bring(hubspot[1]);
    assert.deepEqual(checked.unusedColumns, ['Record ID']);
    const named = checked.leftEmpty.map(
      ({ line, column, value }: { line: number; column: string; value: string }) => [
        line,
        column,
        value,
      ],
    );
    assert.deepEqual(named, [
      [2, 'State/Region', 'Ontario'],
      [2, 'Contact owner', 'Nobody Known'],
      [3, 'Phone Number', '5.12235E+09'],
      [3, 'Create Date', 'never'],
    ]);
    assert.equal(checked.leftEmptyValues, 4);
    assert.equal(checked.duplicates, 2);
  });

  test('note, source, owner, partner and day come along, without a mail or a clock', async () => {
    const { referralCode, id: affiliateId } = await makeAffiliate(staff);
    await app.database.query('delete from jobs; delete from sent_mails');
    const { leads } = await bring(
      `First name,Last name,Email,Notes,Source,Owner,Referral code,Received,Phone\nAna,Lopez,ana.full@example.com,"Two\nlines",Open House,olga office,${referralCode.toUpperCase()},11/3/2020,512-234-6001 x9\nBea,Lopez,bea@example.com,,,Bob,no-such-code,11/3/2999,`,
    );
    const [lead, other] = leads;
    assert.equal(await app.count('jobs'), 0);
    const [olga] = await app.rows('select id from admin_users where first_name = $1', ['Olga']);
    assert.deepEqual([lead!['owner_id'], other!['owner_id']], [olga!['id'], null]);
    assert.equal(new Date(String(lead!['created_at'])).toISOString().slice(0, 10), '2020-11-03');
    assert.ok(new Date(String(other!['created_at'])) > new Date('2026-01-01'));
    assert.equal((lead!['source'] as { utm_source: string }).utm_source, 'Open House');
    assert.equal(other!['source_name'], 'import');
    assert.deepEqual(await notesOf(lead!['id']), [
      { content: 'Two\nlines\nPhone: 512-234-6001 x9', is_shared: false },
    ]);
    const { referral } = await ok(staff.get(`/api/admin/leads/${lead!['id']}`));
    assert.deepEqual(
      [referral.affiliateId, referral.reason, referral.review, referral.status],
      [affiliateId, 'staff', 'staff_word', 'pending'],
    );
    const waiting = await ok(staff.get('/api/admin/leads?waiting=yes&pageSize=100'));
    assert.ok(!waiting.items.some(({ id }: { id: number }) => id === lead!['id']));
  });

  test('a person who stands in a file twice is one lead, filled by later rows', async () => {
    const { checked, done, leads } = await bring(
      [
        'First name,Last name,Email,Phone,Price,State,Notes',
        'Lena,Núñez,lena@example.com,,,TX,first',
        'Otto,Núñez,,512-234-7001,,,',
        'LENA,Nunez,Lena@Example.com,512-234-7000,450000,CA,second',
        'Lena,Núñez,,512-234-7000,500000,,',
        'Mia,Núñez,lena@example.com,,,,',
      ].join('\n'),
    );
    assert.deepEqual([checked.repeated, checked.duplicates, done.imported], [2, 1, 3]);
    const [lena] = leads;
    assert.deepEqual(
      ['first_name', 'phone', 'home_price', 'property_state'].map((name) => lena![name]),
      ['Lena', '(512) 234-7000', 450_000, 'TX'],
    );
    const [note] = await notesOf(lena!['id']);
    assert.equal(note!['content'], 'first\nemail: Lena@Example.com\nsecond');
  });

  test('rows that are left out come back as a file with their reasons, until a week is over', async () => {
    const { id, done } = await bring(
      'Name,Email,Phone\n=Ana,nobody,12\nBea,bea.good@example.com,\n,c@example.com,\n',
    );
    assert.deepEqual([done.imported, done.skipped], [1, 2]);
    const text = await ok(staff.get(`${url}/${id}/refused.csv`));
    assert.match(text, /^\ufeffName,Email,Phone,Line,Reason\r\n'=Ana,nobody,12,2,Email: Not/);
    assert.match(text, /\r\n,c@example.com,,4,First name is required\r\n$/);
  });

  test('a row that denies consent has none, and what is not understood is its note', async () => {
    const { leads } = await bring(
      [
        'First name,Last name,Email,Price,SMS consent,Consent date',
        'Nora,Deny,nora@example.com,about 400k,No,25/3/2020',
        'Yara,Agree,yara@example.com,400k,Yes,3/4/2020',
      ].join('\n'),
      'written',
    );
    const read = await Promise.all(leads.map(({ id }) => ok(staff.get(`/api/admin/leads/${id}`))));
    assert.deepEqual(
      read.map(({ reach, consent }) => [reach.email.allowed, consent !== null]),
      [
        [false, false],
        [true, true],
      ],
    );
    assert.deepEqual(await notesOf(leads[0]!['id']), [
      { content: 'Price: about 400k', is_shared: false },
    ]);
  });

  test('who said stop stays stopped, also once erased, unless the file has a later day', async () => {
    const reach = async (id: unknown) => {
      const { reach: ways } = await ok(staff.get(`/api/admin/leads/${id}`));
      return [ways.phone.allowed, ways.sms.allowed, ways.email.allowed];
    };
    const rowOf = (n: number, day = '') =>
      `Pat,Stop,stop.${n}@example.com,(541) 555-080${n},${day}`;
    const header = 'First name,Last name,Email,Phone,Consent date\n';
    const today = dayIn(app.config.timeZone, app.clock.now());
    for (const [n, erased] of [
      [1, false],
      [2, true],
    ] as const) {
      const old = await app.apply({ email: `stop.${n}@example.com`, phone: `(541) 555-080${n}` });
      const channels = ['phone', 'sms', 'email'];
      await ok(staff.post(`/api/admin/leads/${old}/stop`, { channels, how: 'said so' }), 201);
      if (erased) {
        await ok(staff.post(`/api/admin/leads/${old}/erase`, { reason: 'Asked by telephone' }));
      }
      for (const day of ['', '2020-01-01', today, '2999-01-01']) {
        for (const basis of ['written', 'spoken', 'none']) {
          const { checked, leads } = await bring(header + rowOf(n, day), basis);
          assert.equal(checked.stopped, 1, `${day} ${basis}`);
          assert.deepEqual(await reach(leads[0]!['id']), [false, false, false]);
        }
      }
    }
    const person = { firstName: 'Pat', lastName: 'Stop', email: 'stop.3@example.com' };
    const entered = { ...person, phone: '(541) 555-0803', consent: { basis: 'none' } };
    const again = (await ok(staff.post('/api/admin/leads', entered), 201)).id;
    const at = new Date(app.clock.now().getTime() - 3 * 86_400_000).toISOString();
    const stop = { channels: ['phone', 'sms', 'email'], how: 'said so', at };
    await ok(staff.post(`/api/admin/leads/${again}/stop`, stop), 201);
    assert.equal((await bring(header + rowOf(3, today), 'none')).checked.stopped, 1);
    const { checked, leads } = await bring(header + rowOf(3, today), 'written');
    assert.equal(checked.stopped, 0);
    assert.deepEqual((await reach(leads[0]!['id']))[2], true);
  });

  test('an export of our own read back gives the same row', async () => {
    const { leads } = await bring(
      `First name,Last name,Email,Phone,Current address,Price,Timeline,Loan number,State,Received,Source,Owner\nGerard,'t Hooft,hooft@example.com,+52 55 1234 9999,=1+1,450000,3-6 months,007,TX,2020-11-03,Zillow,Olga Office\n'=Kai,'Ofa,,512-234-8000,"-5 Elm, x",,,,,,,`,
    );
    const names = leads[0]!['import_id'];
    const text = await ok(
      staff.get(`/api/admin/leads/export?columns=all&pageSize=100&importId=${String(names)}`),
    );
    const lines = String(text).split('\r\n');
    const mine = [lines[0], ...lines.filter((line) => /hooft@|8000/.test(line))].join('\r\n');
    const again = (await bring(mine)).leads;
    const same = (lead: Record<string, unknown>) =>
      [
        'created_at first_name last_name email phone current_address home_price timeline',
        'loan_number property_state source_name owner_id language status credit_score',
      ]
        .join(' ')
        .split(' ')
        .map((name) => [name, lead[name]]);
    const byName = (rows: typeof leads) =>
      rows.map(same).toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
    assert.deepEqual(byName(again), byName(leads));
  });
});
