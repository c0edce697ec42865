import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { adminPaths, portalPaths, type SitePageName, sitePages } from '#core/contract/site.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { quickState, usualBill } from '#core/domain/options.ts';
import { cashToBring } from '#core/domain/visitor/cost/cash-to-bring.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import { type ProgrammeTerms, termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { quickEstimatesOf } from '#server/features/visitor/savings/list-quick-estimates.ts';
import { siteSettings } from '#server/testing/fake-site.ts';
import { siteData } from './pages-options.ts';
import { builtSite } from './site.ts';
import { contentOf } from './site-content.ts';

type Address = keyof typeof sitePages;

const pages = new Map<Address, string>();
let welcome = '';
const landings = new Map<Language, string>();
const terms = termsAsOf(defaultRules, '2026-11-26', '');

/** What a person reads and presses, without how it looks. */
function plain(html: string): string {
  return (
    html
      .replaceAll(/<(style|script|svg)[^]*?<\/\1>/g, '')
      // A step that is lit has a class, one ahead has none.
      .replaceAll(/<li class="[^"]+"/g, '<li data-lit')
      .replaceAll(/ class="[^"]*"/g, '')
      .replaceAll(/<!-- -->|\u2060/g, '')
  );
}

before(async () => {
  const site = await builtSite(path.resolve(import.meta.dirname, '../../dist'));
  const content = contentOf(terms, null, null);
  for (const [address, { name }] of Object.entries(sitePages)) {
    const page = { page: name, path: address, language: 'en' } as const;
    const html = await site.renderer.render(
      siteData({ settings: siteSettings }, content, page),
      site.assets,
    );
    pages.set(address as Address, plain(html));
  }
  for (const language of languages) {
    const page = { page: 'landing', path: '/', language } as const;
    const html = await site.renderer.render(
      siteData({ settings: siteSettings }, content, page),
      site.assets,
    );
    landings.set(language, plain(html));
  }
  const page = { page: 'affiliates', path: '/affiliate/register', language: 'en' } as const;
  const registered = { referralLink: 'https://www.example.com/ANA' };
  const data = { ...siteData({ settings: siteSettings }, content, page), registered };
  welcome = plain(await site.renderer.render(data, site.assets));
});

function expectParts(address: Address, parts: readonly (string | RegExp)[]): void {
  const page = pages.get(address)!;
  for (const part of parts) {
    const isThere = typeof part === 'string' ? page.includes(part) : part.test(page);
    assert.ok(isThere, `${address}: ${String(part)}`);
  }
}

const count = (address: Address, part: RegExp) => pages.get(address)!.match(part)?.length ?? 0;

/** A row of the comparison: its heading and three cells, each a text, or yes or no by a sign. */
const row = (heading: string, ...cells: string[]) =>
  new RegExp(
    `scope="row">${heading}.*?${cells
      .map((cell) => `<td role="cell">(?:<span><span>)?${cell}(?:</span></span>)?`)
      .join('')}<`,
  );
const comparison = [
  /scope="col">Solar Grant Home<.*scope="col">Traditional loan<.*scope="col">Solar lease</,
  row('Financing', 'Inside the FHA mortgage[^<]*', 'A second loan[^<]*', 'A long rental[^<]*'),
  row('Interest rate', 'Your FHA mortgage rate', '8–12%', 'No interest[^<]*'),
  row(
    'Monthly payment',
    '\\$309.to.\\$377, part of your mortgage payment\\*',
    '[^<]*350–\\$450',
    '[^<]*250–\\$350',
  ),
  row('Ownership', 'Yes', 'Yes', 'No'),
  row('Tax credit', 'Yes', 'Yes', 'No'),
  row('Education benefits', 'Yes', 'No', 'No'),
  row('Maintenance', '25-year warranty', 'You arrange it', 'Done by the leasing company'),
];

test('without a script the landing page holds the answer of the call to the usual bill', () => {
  const { estimates } = quickEstimatesOf(quickState, terms);
  const { netCost, educationEarnings, homePrice, monthlySavings, monthlySavingsLow } =
    estimates.find((one) => one.electricBill === usualBill)!;
  const { bring } = cashToBring({ homePrice, grant: educationEarnings }, terms);
  const [first, , last] = netCost!.monthlyAt;
  for (const [language, page] of landings) {
    const section = /<section[^>]*"answer-title".*?<\/form>.*?<\/section>/s.exec(page)![0];
    const dollars = (amount: number) => formatDollars(amount, language);
    const between = (low: number, high: number) =>
      new RegExp(`${dollars(low)}[^<]*${dollars(high)}`.replaceAll('$', '\\$'));
    const figures = [
      between(bring.low, bring.high),
      `<dd>\u2212${dollars(educationEarnings)}<`,
      between(first!.total - monthlySavings, last!.total - monthlySavingsLow),
      between(monthlySavingsLow, monthlySavings),
      `<dd>${dollars(netCost!.financed)}<`,
      '<option value="TX" selected>',
      '<option value="300" selected>',
    ];
    for (const figure of figures) {
      const isThere = typeof figure === 'string' ? section.includes(figure) : figure.test(section);
      assert.ok(isThere, `${language}: ${String(figure)}`);
    }
  }
});

test('a question of buyers is answered once the lender has said it, and until then names our phone', async () => {
  const site = await builtSite(path.resolve(import.meta.dirname, '../../dist'));
  const render = async (changed: Partial<ProgrammeTerms>, name: SitePageName) => {
    const shown = shownTerms({ ...terms, ...changed }, [], defaultRules);
    const page = { page: name, path: '/', language: 'en' } as const;
    const data = siteData({ settings: siteSettings }, contentOf(shown, null, null), page);
    return plain(await site.renderer.render(data, site.assets));
  };
  const questions = /Must I take the panels|Do I pay|May I keep my own realtor|Next course/g;
  const open = await render({}, 'landing');
  assert.equal(open.match(questions)?.length, 3);
  assert.match(open, /<p>Ask us whether the grant stands alone: <a href="tel:/);
  assert.match(open, /You can finance solar panels in it/);
  assert.equal((await render({}, 'qualify')).match(questions), null);
  const said = {
    grantNeedsPanels: 'no',
    grantRepaid: 'no',
    ownRealtor: 'yes',
    ownInstaller: 'yes',
    course: { starts: '2027-01-12', languages: ['en'], priceCents: 0 },
  } as const;
  const answered = await render(said, 'landing');
  assert.equal(answered.match(questions)?.length, 4);
  assert.match(answered, /Solar panels are your choice/);
  assert.match(answered, /<p>No. The grant does not depend on them/);
  assert.match(answered, /Next course: January 12,\s2027, in English, free\./);
  const faq = await render(said, 'qualify');
  // Each question, and the line of the course.
  assert.equal(faq.match(questions)?.length, 4);
  const over = { ...said, course: { ...said.course, starts: '2026-11-25' } };
  assert.doesNotMatch(await render(over, 'landing'), /Next course/);
  const strict = await render({ ...said, showOnlyConfirmed: true }, 'landing');
  assert.equal(strict.match(questions), null);
  const chooses = /You are free to choose any ([^.]*)\./;
  for (const page of ['terms', 'apply'] as const) {
    const free = async (values: Partial<ProgrammeTerms>) =>
      chooses.exec(await render(values, page))?.[1];
    assert.equal(await free({}), 'lender');
    assert.equal(await free({ ownRealtor: 'yes' }), 'lender and realtor');
    assert.equal(await free(said), 'lender, realtor and installer');
    assert.equal(await free({ ...said, showOnlyConfirmed: true }), 'lender');
  }
});

test('every specified address is one of a page, of the CRM or of the portal', () => {
  const addresses: string[] = [
    sitePages,
    Object.values(adminPaths),
    Object.values(portalPaths),
  ].flatMap((some) => (Array.isArray(some) ? some : Object.keys(some)));
  for (const address of [
    '/ /calculator /qualify /eligibility-results /apply /thank-you /marketing',
    '/admin/login /admin/dashboard /admin/contact/:id /admin/affiliates/:id /admin/profile',
    '/admin/hero-media /affiliate/register /affiliate/login /affiliate/forgot-password',
    '/affiliate/reset-password /affiliate/dashboard /affiliate/contact/:id',
  ].flatMap((line) => line.split(' '))) {
    assert.ok(addresses.includes(address), address);
  }
});

test('no address that a page links holds a space', () => {
  for (const [address, html] of pages) {
    assert.match(html, /<link rel="icon"/, address);
    assert.doesNotMatch(html, /<link[^>]* href="[^"]*\s[^"]*"/, address);
  }
});

test('every public page and the registration have the specified header', () => {
  for (const address of pages.keys()) {
    expectParts(address, [
      /<header>.*<a href="\/" aria-label="Solar Grant Home, go to the home page">/,
      /<header>.*<a href="tel:\+15415550142"/,
      /<header>.*<a href="\/calculator" aria-label="Calculate Savings">/,
    ]);
    for (const [code, flag, name] of [
      ['en', 'us', 'English'],
      ['es', 'mx', 'Español'],
      ['pt', 'br', 'Português \\(Brasil\\)'],
    ]) {
      const isChosen = code === 'en' ? ' aria-current="true"' : '';
      expectParts(address, [
        new RegExp(
          `data-language="${code}"${isChosen}><img src="[^"]*flag-${flag}[^>]*/><span>${name}<`,
        ),
      ]);
    }
  }
});

test('the four steps stand on the pages of the journey, lit up to the one that is reached', () => {
  for (const [address, step] of [
    ['/calculator', 2],
    ['/qualify', 3],
    ['/apply', 4],
  ] as const) {
    const names = ['Learn', 'Calculate', 'Qualify', 'Apply'];
    const shown = names.map((name, index) => {
      const isLit = index < step ? ' data-lit' : '';
      const current = index + 1 === step ? ' aria-current="step"' : '';
      return new RegExp(
        `<li${isLit}><a href="[^"]+"${current}><span>${index + 1}</span> <span>${name}</span></a>`,
      );
    });
    const steps = /<nav aria-label="Step.*?<\/nav>/.exec(pages.get(address)!)![0];
    assert.ok(steps.includes(`"Step ${step} of 4"`), steps);
    shown.forEach((item) => assert.match(steps, item, address));
  }
});

test('the landing page has the specified parts', () => {
  expectParts('/', [
    /role="timer".*days.*hr.*min.*sec/,
    /<p>[^<]*FHA-approved since 2008<\/p><h1>Up to \$13,000[^<]*<\/h1><p>An FHA mortgage[^<]*<\/p>/,
    /<a href="\/calculator#calculator-form">Calculate Savings<\/a><p>[^<]+<\/p><dl>.*Earn up to.*580.*30%/,
    '<a href="/admin/login">CRM Login</a>',
    // The poster of the product's own film, as no other one is active.
    /\/media\/hero\/day-640\..*data-island="HeroFilm"/,
    /FHA approved<.*Licensed<.*BBB rating<.*Secure</,
    /id="benefits".*<h3>No down payment<.*<h3>Earn money<.*<h3>Federal tax credit</,
    /<h3>Lower electric bills<.*<h3>Increase home value<.*<h3>Education and support</,
    /id="how-it-works".*<ol><li.*>Learn<.*>Calculate<.*>Qualify<.*>Apply<.*<\/ol>/,
    '<a href="/calculator#calculator-form">Get Your Free Quote</a>',
    '<a href="tel:+15415550142">Talk to an Expert</a>',
    '<a href="tel:+15415550142">Or call (541) 555-0142</a>',
    ...comparison,
  ]);
  assert.equal(count('/', /<blockquote>/g), 3);
  expectParts('/', [
    /<footer>.*>Programs<.*href="\/calculator">.*href="\/qualify">.*href="\/apply">/,
    /<footer>.*>Resources<.*How it works<.*Compare financing<.*Questions and answers</,
    /<footer>.*<a href="\/admin\/login">CRM Login<\/a>/,
    /<footer>.*>Get Your Free Quote<.*<a href="\/affiliate\/register">For Realtors<\/a>/,
    /<footer>.*<a href="\/affiliate\/register#join">Become a Partner<\/a>/,
    /<footer>.*<strong>Home Office<\/strong><br\/>\d+ .*<strong>Medford Office<\/strong><br\/>\d+ /,
  ]);
});

test('the strip of trust has its four words on an unencrypted page, too', async () => {
  const site = await builtSite(path.resolve(import.meta.dirname, '../../dist'));
  const page = { page: 'landing', path: '/', language: 'en' } as const;
  const settings = { ...siteSettings, origin: 'http://localhost:3000' };
  const data = siteData({ settings }, contentOf(terms, null, null), page);
  const html = plain(await site.renderer.render(data, site.assets));
  assert.match(html, /FHA approved<.*Licensed<.*BBB rating<.*Secure</);
  assert.doesNotMatch(html, /encrypted/);
});

test('the calculator has its title, its four questions, what the program offers and the comparison', () => {
  expectParts('/calculator', [
    /<header><h1>[^<]+<\/h1><p>[^<]+<\/p><\/header>/,
    />Home price<\/label>.*>Monthly electric bill<\/label>.*>Credit score range<\/legend>.*>Property state<\/label>/,
    /<select name="homePrice".*name="electricBill".*<input[^>]* name="creditScore" value="580-619".*<select name="propertyState"/,
    /aria-labelledby="placeholder-title"><img .*federal tax credit.*<dd>30%<.*max earnings.*<dd>\$13K<.*<dd>20%</,
    ...comparison,
  ]);
});

test('the eligibility form has the specified questions, and the page its blocks', () => {
  expectParts('/qualify', [
    /<h1 id="form-title">[^<]+<\/h1><p>[^<]+<\/p>.*<\/header><section aria-labelledby="form-title">/,
    /name="state".*name="creditScore".*name="homePrice".*name="firstTimeHomebuyer".*name="name".*name="mobileNumber"/,
    /<span aria-hidden="true">\$<\/span><input [^>]*name="homePrice" value="500,000"/,
    /name="creditScore".*<option value="580-619">580–619<.*<option value="740\+">740\+</,
    /name="state".*<option value="AL">Alabama \(AL\)<.*<option value="WI">Wisconsin \(WI\)</,
    /type="radio" name="firstTimeHomebuyer" value="yes".*type="radio" name="firstTimeHomebuyer" value="no"/,
    /<p>By checking my eligibility, I agree [^<]* call, text \(SMS\), and email me /,
    '<button type="submit">Check My Eligibility</button>',
    /id="faq".*What is the solar.*Who can qualify.*How much can I save.*Which states.*How long does approval/,
  ]);
  assert.equal(count('/qualify', /<blockquote>/g), 3);
});

test('the page of a result waits with a message until there is one', () => {
  expectParts('/eligibility-results', [/role="status">.*<p>Getting your result…<\/p>/]);
});

test('the application has the specified fields, and the page its help and five voices', () => {
  expectParts('/apply', [
    /<nav aria-label="Step 4 of 4">.*<header><h1 id="form-title">/,
    /name="firstName".*name="lastName".*name="email".*name="phone".*name="currentAddress"/,
    /name="housingStatus".*name="monthlyPayment".*name="timeline".*name="contactMethod"/,
    /optional.*name="referralCode".*name="consent"/,
    /<aside>.*<a href="tel:\+15415550142">Call [^<]*0142<\/a>/,
  ]);
  assert.equal(count('/apply', /<blockquote>/g), 5);
});

test('a registration begins licensed, and ends with a welcome and the way to the dashboard', () => {
  expectParts('/affiliate/register', [
    /type="checkbox" name="isLicensedRealtor" checked=""/,
    ...['firstName', 'email', 'password', 'confirmPassword', 'referralCode'].map(
      (name) => `name="${name}"`,
    ),
  ]);
  assert.match(
    welcome,
    /Welcome to the Team!.*<a href="\/affiliate\/dashboard">Access Your Dashboard</,
  );
});

test('the page for partners begins with its form, and is read in 600 words', () => {
  const main = /<main[^]*<\/main>/.exec(pages.get('/affiliate/register')!)![0];
  const words = main
    .replaceAll(/<option[^<]*|<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  assert.ok(words > 300 && words <= 600, String(words));
  assert.equal(main.match(/<section/)!.index, main.indexOf('<section id="join"'));
});

test('the thank-you page names four next steps, and whom to call, and leads on', () => {
  expectParts('/thank-you', [
    /Within 24 hours.*Initial contact.*In 2–3 days.*Property assessment.*In 5–7 days.*Loan pre-approval.*Closing and installation/,
    /href="tel:\+15415550142".*href="mailto:[^"]+@/,
    /<a href="\/">Back to the Home Page<\/a><a href="\/calculator">/,
  ]);
});

test('the page of campaigns has six with all their parts, two exports and a guide', () => {
  assert.equal(count('/marketing', /<article/g), 6);
  for (const part of ['Call to action', 'Targeting', 'Budget', 'Placement']) {
    assert.equal(count('/marketing', new RegExp(`<dt>${part}<`, 'g')), 6, part);
  }
  for (const total of ['Reach', 'Engagement', 'CTR', 'Conversions']) {
    assert.equal(count('/marketing', new RegExp(`<dt>${total}<`, 'g')), 7, total);
  }
  for (const copied of ['Primary text', 'Headline', 'Targeting', 'Config JSON']) {
    assert.equal(count('/marketing', new RegExp(`aria-label="Copy: ${copied}"`, 'g')), 6, copied);
  }
  expectParts('/marketing', [
    'Internal page for the team',
    /<a href="data:application\/json[^>]* download="[^"]*\.json"[^>]*>Export All as JSON</,
    /<a href="data:text\/csv[^>]* download="[^"]*\.csv"[^>]*>Export as CSV</,
    '>Import guide<',
    /62\.2K.*9\.7%.*4\.1%.*147/,
  ]);
});

test('a title names the site once, and the page of an application describes the site', () => {
  for (const [address, html] of pages) {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    assert.equal(title.split('Solar Grant Home').length, 2, `${address}: ${title}`);
  }
  const described = (address: Address) =>
    /<meta name="description" content="([^"]+)"/.exec(pages.get(address)!)?.[1];
  assert.equal(described('/thank-you'), described('/'));
  assert.notEqual(described('/apply'), described('/'));
});
