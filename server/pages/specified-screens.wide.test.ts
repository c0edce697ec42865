import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { builtSite } from './site.ts';

type Screen = 'admin' | 'portal';

const { app, staff } = await openOffice();
const site = await builtSite(path.resolve(import.meta.dirname, '../../dist'));
const list = 'page=1&pageSize=50&sort=createdAt&direction=desc';
let partner: Awaited<ReturnType<typeof makeAffiliate>>;
let lead = 0;

const asStaff = (address: string) => ok(staff.get(address));
const asPartner = (cookie: string) => (address: string) => ok(app.get(address, { cookie }));

/** A screen as the server renders it from the answers of these calls. */
async function renderWhole(
  screen: Screen,
  address: string,
  calls: readonly string[],
  ask: (address: string) => Promise<unknown>,
): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const one of calls) {
    answers[one] = await ask(one);
  }
  return site.screens![screen]!.renderScreen({
    path: address,
    language: 'en',
    timeZone: 'UTC',
    renderedAt: Date.now(),
    answers,
    marks: { session: 'open', commission: '0.03 500' },
  });
}

/** The same without how it looks. */
async function render(...screen: Parameters<typeof renderWhole>): Promise<string> {
  return (await renderWhole(...screen))
    .replaceAll(/<svg[^]*?<\/svg>/g, '')
    .replaceAll(/ (?:class|id|aria-labelledby)="[^"]*"| inert(?:="")?| data-discover="true"/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");
}

function expectParts(html: string, parts: readonly (string | RegExp)[]): void {
  for (const part of parts) {
    const isThere = typeof part === 'string' ? html.includes(part) : part.test(html);
    assert.ok(isThere, `${String(part)} in ${html}`);
  }
}

const ofStaff = ['/api/admin/session', '/api/admin/news', '/api/admin/queue'];
const forStaff = (address: string, ...calls: string[]) =>
  ['admin', address, [...ofStaff, ...calls], asStaff] as const;
const renderForStaff = (...asked: Parameters<typeof forStaff>) => render(...forStaff(...asked));
const facts = (...names: string[]) =>
  new RegExp(
    names.map((name) => `<dt>${name.replaceAll(/[()*]/g, String.raw`\$&`)}</dt><dd>`).join('.*'),
  );
const headings = (...names: string[]) => new RegExp(names.map((name) => `${name}</th>`).join('.*'));

before(async () => {
  partner = await makeAffiliate(staff, {
    firstName: 'Rita',
    company: 'Sun Homes',
    phone: '(503) 555-0100',
    referralCode: 'SUNNY',
  });
  for (let number = 0; number < 5; number++) {
    await app.apply();
  }
  lead = await app.apply({ referralCode: 'SUNNY', firstName: 'Ana', lastName: 'Lopez' });
  for (let number = 0; number < 6; number++) {
    const step = { sessionId: `session-${number}`, page: '/calculator', action: 'page_view' };
    await ok(app.post('/api/track-interaction', step));
  }
});

test('the overview has five figures, five leads and five interactions', async () => {
  const html = await renderForStaff(
    '/admin/dashboard',
    '/api/admin/dashboard/stats',
    '/api/admin/dashboard/activity',
  );
  expectParts(html, [
    facts('Total Leads', "Today's Leads", 'Calculator Uses', 'Page Views', 'Conversion Rate'),
    /<dt>Conversion Rate<\/dt><dd>\d+\.\d%<\/dd>/,
    /Recent Leads.*<a href="\/admin\/contact\/\d+">Ana Lopez<\/a><span>ana\.\d+@example\.com<\/span>/,
    /title="Referral code">SUNNY<\/span><span>New<\/span><time [^>]*>less than a minute ago</,
  ]);
  const [, leads = '', steps = ''] = html.split(/Recent Leads|Recent Interactions/);
  assert.equal(leads.match(/<li>/g)!.length, 5);
  assert.equal(steps.match(/<li>/g)!.length, 5);
  expectParts(steps, [/<li>.*\/calculator.*<time [^>]*>less than a minute ago</]);
});

test('the list of leads has its title, its count and the specified columns', async () => {
  const html = await renderForStaff('/admin/dashboard?tab=leads', `/api/admin/leads?${list}`);
  expectParts(html, [
    '<h2>All Leads</h2>',
    'role="status">6 leads',
    /<button type="button">Name<.*Email<\/th>.*Phone<\/th>.*State<\/th>.*Status<\/th>/,
    /aria-sort="descending"><button type="button">Date<.*Actions<\/th>/,
    `<a href="/admin/contact/${lead}">Ana Lopez</a>`,
    'aria-label="Delete Ana Lopez"',
  ]);
});

test('the list of partners counts the active ones and offers what is specified', async () => {
  const html = await renderForStaff(
    '/admin/dashboard?tab=affiliates',
    `/api/admin/affiliates?${list}`,
    '/api/admin/affiliates?status=active&pageSize=1',
    '/api/admin/affiliates/reviews?pageSize=1',
  );
  expectParts(html, [
    '<h2>Affiliate Partners</h2>',
    '<span>1 Active</span>',
    'Add Affiliate</button>',
    `<a href="/admin/affiliates/${partner.id}">Rita `,
    />Login As<\/button>.*aria-label="Edit Rita .*aria-label="Delete Rita /,
  ]);
});

test('a template is a chip in the line of its mail, which opens its switch and its tools', async () => {
  const template = { name: 'Warm welcome', templateType: 'welcome', recipientType: 'affiliate' };
  const texts = { subject: 'Hi', htmlContent: '<p>Hi</p>', textContent: 'Hi', isActive: true };
  await ok(staff.post('/api/admin/email-templates', { ...template, ...texts }), 201);
  const html = await renderForStaff(
    '/admin/dashboard?tab=templates',
    '/api/admin/email-templates?page=1&pageSize=100&sort=name&direction=asc',
  );
  expectParts(html, [
    'New Template</button>',
    /To partners.*Welcome, partner<.*aria-label="EN: Welcome, partner, English, Active"/,
  ]);
});

test('the tab of Facebook says that more is to come, and leads to the campaigns', async () => {
  expectParts(await renderForStaff('/admin/dashboard?tab=facebook'), [
    'Facebook Ads integration is coming soon',
    '<a href="/marketing">View Ad Templates</a>',
    'Refresh Data</button>',
  ]);
});

test('the page of hero media names the kinds of files', async () => {
  expectParts(await renderForStaff('/admin/hero-media', `/api/admin/hero-media?${list}`), [
    'JPG, PNG, GIF, WebP, MP4, WebM, OGG',
  ]);
});

test('the page of a lead has its head and the specified cards', async () => {
  const html = await renderForStaff(
    `/admin/contact/${lead}`,
    `/api/admin/leads/${lead}`,
    '/api/admin/programme',
    `/api/notes/${lead}`,
  );
  expectParts(html, [
    /<a [^>]*href="\/admin\/dashboard">Back to Dashboard<\/a>.*aria-label="Status: New".*SG-0+\d/,
    facts('Lead ID'),
    ...['Contact Information', 'Qualification Details', 'Solar Calculator Results'].map(
      (title) => `<h2>${title}</h2>`,
    ),
    ...['Lead Information', 'Notes'].map((title) => `<h2>${title}</h2>`),
    facts('Tax credit (30%)*', 'Monthly savings', 'Annual savings', 'Lifetime savings (25 years)'),
    '<dt>Home price</dt><dd>$500,000</dd>',
    '<textarea rows="3" aria-label="New note"',
  ]);
});

test('the page of a partner has four figures, the contact, the link and the rate', async () => {
  const html = await renderForStaff(
    `/admin/affiliates/${partner.id}`,
    `/api/admin/affiliates/${partner.id}`,
    `/api/admin/affiliates/${partner.id}/basis`,
    `/api/admin/affiliate/${partner.id}/stats`,
    `/api/admin/affiliate/${partner.id}/referrals?pageSize=10`,
  );
  expectParts(html, [
    facts('Total Referrals', 'Qualified Referrals', 'Pending Commissions', 'Paid Commissions'),
    /<h2>Contact Information<\/h2>.*>\(503\) 555-0100<.*<dd>Sun Homes<\/dd>/,
    /<h2>Referral Link<\/h2>.*href="[^"]*\/SUNNY".*Copy link<\/button>/,
    '<dt>Commission rate</dt><dd>3% of the price</dd>',
    'Login as Affiliate</button>',
    'Deactivate</button>',
    '<h2>Recent Referrals</h2>',
  ]);
});

test('a referral is pending at first, and only a qualified one is highlighted', async () => {
  const ofPartner = [
    `/api/admin/affiliates/${partner.id}`,
    `/api/admin/affiliate/${partner.id}/stats`,
    `/api/admin/affiliate/${partner.id}/referrals?pageSize=10`,
  ];
  const ofLead = [`/api/admin/leads/${lead}`, '/api/admin/programme', `/api/notes/${lead}`];
  const looks = async (word: string) => {
    const screens = [
      await renderWhole(...forStaff(`/admin/affiliates/${partner.id}`, ...ofPartner)),
      await renderWhole(...forStaff(`/admin/contact/${lead}`, ...ofLead)),
    ];
    return screens.map((html) => {
      const found = html.match(`<span class="([^"]+)">${word}</span>`);
      return found?.[1] ?? assert.fail(`${word} in ${html}`);
    });
  };
  const pending = await looks('Pending');
  for (const status of ['qualified', 'approved', 'paid', 'void']) {
    const change = 'update referrals set status = $1 where lead_id = $2';
    await app.database.query(change, [status, lead]);
    const found = await looks(status.replace(/./, (letter) => letter.toUpperCase()));
    const isHighlighted = found.map((look, at) => look !== pending[at]);
    assert.deepEqual(isHighlighted, Array(2).fill(status === 'qualified'), status);
  }
});

test('the profile of staff has information, account and password', async () => {
  const html = await renderForStaff('/admin/profile', '/api/admin/profile');
  expectParts(html, [
    /<h2>Profile Information<\/h2>.*name="username".*name="email".*name="firstName".*name="lastName"/,
    /<h2>Account Information<\/h2>.*<dt>Created<\/dt><dd><time .*<dt>Last login<\/dt><dd><time /,
    /<h2>Change Password<\/h2>.*name="currentPassword".*name="newPassword".*name="confirmPassword"/,
  ]);
});

test('a partner logs in with email and password, which can be shown', async () => {
  expectParts(await render('portal', '/affiliate/login', [], asStaff), [
    /type="email".*type="password" name="password".*aria-label="Show password"/,
    /<a href="\/affiliate\/forgot-password">.*<a href="\/affiliate\/register">/,
  ]);
});

const ofPortal = [
  '/api/affiliate/session',
  '/api/affiliate/dashboard/stats',
  '/api/affiliate/referrals?pageSize=25',
];

test('the dashboard of a partner has its head, its figures and its referrals', async () => {
  await app.database.query('update leads set home_price = null, timeline = null where id = $1', [
    await app.apply({ referralCode: 'SUNNY', firstName: 'Bea', lastName: 'Blank' }),
  ]);
  const cookie = await affiliateCookie(app.database, partner.id);
  const html = await render('portal', '/affiliate/dashboard', ofPortal, asPartner(cookie));
  expectParts(html, [
    /<p>Welcome, Rita [^<]*<\/p><p><span>Sun Homes<\/span><span>code <strong[^>]*>SUNNY</,
    />Dashboard<\/a>.*>Profile<\/a>.*Logout<\/button>/,
    facts('Total Leads', "Today's Leads"),
    /<dt>Referral Traffic<.*<dt>Conversion Rate</,
    headings(...'Client Name|Email|Phone|State|Status|Sales Price|Timeframe|Date'.split('|')),
    new RegExp(
      `<a href="/affiliate/contact/${lead}">Ana Lopez</a>.*<span>New</span>.*\\$500,000.*1–3 months.*<time `,
    ),
    /Bea Blank.*Not provided.*Not specified.*<time /,
  ]);
});

test('a partner without referrals is offered a test of the link in a new tab', async () => {
  const { id, referralCode } = await makeAffiliate(staff);
  const cookie = await affiliateCookie(app.database, id);
  const html = await render('portal', '/affiliate/dashboard', ofPortal, asPartner(cookie));
  expectParts(html, [
    'No referrals yet',
    new RegExp(
      `<a [^>]*href="[^"]*/${referralCode}"[^>]*target="_blank"[^>]*>.*Test Your Referral Link`,
    ),
  ]);
});

test('the profile of a partner has the specified fields and says what is paid', async () => {
  const cookie = await affiliateCookie(app.database, partner.id);
  const calls = ['/api/affiliate/session', '/api/affiliate/earnings', '/api/affiliate/mail-wishes'];
  const address = '/affiliate/dashboard?tab=profile';
  expectParts(await render('portal', address, calls, asPartner(cookie)), [
    />First Name \*<.*>Last Name \*<.*>Email Address \*</,
    /Referral Code.*SUNNY.*Copy Link<\/button>/,
    />Phone Number<.*placeholder="\(555\) 123-4567".*>Company\/Agency<.*>State<.*>License Number</,
    /type="checkbox" name="isLicensedRealtor"[^>]*\/><span>Are you a licensed real estate agent\?\s\*</,
    'Licensed real estate agents earn 3% of the home purchase price.',
    'Other partners earn a flat $500 for each qualified closing.',
  ]);
});

test('the page of a client has its head and the specified cards', async () => {
  const cookie = await affiliateCookie(app.database, partner.id);
  const calls = ['/api/affiliate/session', `/api/affiliate/lead/${lead}`, `/api/notes/${lead}`];
  await ok(staff.put(`/api/admin/leads/${lead}`, { savingsAmount: 18_000 }));
  const html = await render('portal', `/affiliate/contact/${lead}`, calls, asPartner(cookie));
  const card = (title: string, ...names: string[]) =>
    new RegExp(`<h2>${title}</h2>[^]*?${facts(...names).source}`);
  expectParts(html, [
    /<h1>Ana Lopez<\/h1><p>Submitted <time [^>]*>[^<]* ago<\/time> · SG-\d+<\/p><\/div><span>New<\/span>/,
    card(
      'Personal Information',
      'Email',
      'Phone',
      'State',
      'Current Address',
      'Preferred Contact Method',
      'Timeline',
    ),
    card('Financial Information', 'Home Price', 'Monthly Electric Bill', 'Credit Score Range'),
    facts('Housing Status', 'Total Monthly Payment', 'Current Savings'),
    card('Solar Calculations', 'Solar System Cost', 'Tax Credit (30%)*', 'Education Earnings'),
    card('Solar Calculations', 'Monthly Savings'),
    /<h2>Referral Information<\/h2>.*<dt>Referred by<\/dt><dd><span[^>]*>SUNNY</,
    card('Submission Details', 'Submitted', 'Status', 'Lead ID'),
    /<dt>Status<\/dt><dd>Qualified<\/dd>/,
    /<h2>Actions<\/h2>.*<a href="tel:\+15035550100"><span>Call Ana<\/span>/,
    /su=FHA\+Solar\+Grant\+Follow-up\+-\+Ana\+Lopez&amp;body=[^"]+" target="_blank"[^>]*><span>Send Email</,
    '<h2>Notes</h2>',
  ]);
});

test('a note has the badge of its author, and a partner deletes only own ones', async () => {
  const cookie = await affiliateCookie(app.database, partner.id);
  const note = { leadId: lead, isShared: true };
  await ok(staff.post('/api/notes', { ...note, content: 'Of staff' }), 201);
  await ok(app.post('/api/notes', { ...note, content: 'Of the partner' }, { cookie }), 201);
  const calls = ['/api/affiliate/session', `/api/affiliate/lead/${lead}`, `/api/notes/${lead}`];
  const html = await render('portal', `/affiliate/contact/${lead}`, calls, asPartner(cookie));
  const line = (text: string) => html.match(`<li><p>${text}</p>[^]*?</li>`)?.[0] ?? html;
  expectParts(line('Of staff'), ['<span>Admin</span>']);
  expectParts(line('Of the partner'), ['<span>Affiliate</span>', 'aria-label="Delete note"']);
  assert.doesNotMatch(line('Of staff'), /<button/);
});
