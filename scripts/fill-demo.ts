import { buildApp } from '#server/app.ts';
import {
  contactMethods,
  creditScoreRanges,
  electricBillOptions,
  homePriceOptions,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
} from '#core/domain/options.ts';
import { languages } from '#core/domain/language.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { firstNames, lastNames, affiliates, streets } from './demo-people.ts';
import { openProduct } from './open-product.ts';
import { readConfigOrEnd } from './read-config.ts';

// Everything is sent through the product's own calls, so that consent, attribution and history are
// as real as the people are not.
const leadCount = Number(process.env.DEMO_LEADS ?? 300);
const config = readConfigOrEnd({
  ...process.env,
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
});
const database = await openProduct(config);

// The same demo every time: a small generator with a fixed seed.
let seed = 20_261_120;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const { rows } = await database.query<{ count: number }>(
  'select count(*)::int as count from leads',
);
if (rows[0]!.count > 0) {
  console.log(`The demo data is here already (${rows[0]!.count} leads).`);
} else {
  console.log(`Making ${leadCount} invented leads with their visits ...`);
  const app = await buildApp({ config, database });
  const send = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers,
    });
    if (answer.statusCode >= 300) {
      throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    }
    return answer;
  };
  const login = await send('/api/admin/login', {
    username: config.adminUsername,
    password: config.adminPassword,
  });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const affiliate of affiliates) {
    await send('/api/admin/affiliates', affiliate, { cookie });
  }

  for (let index = 0; index < leadCount * 3; index++) {
    const language = pick(languages);
    const headers = {
      cookie: `lang=${language}`,
      'user-agent': pick([
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)',
        'Mozilla/5.0 (Linux; Android 16)',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      ]),
    };
    const sessionId = `demo${index.toString().padStart(8, '0')}`;
    const affiliate = random() < 0.35 ? pick(affiliates) : null;
    const step = (page: string, action: string) =>
      send(
        '/api/track-interaction',
        {
          sessionId,
          page,
          action,
          data: affiliate && { referralCode: affiliate.referralCode },
        },
        headers,
      );
    await step('/', 'page_view');
    if (random() < 0.3) {
      continue;
    }
    const home = {
      homePrice: pick(homePriceOptions),
      electricBill: pick(electricBillOptions),
      creditScore: pick(creditScoreRanges),
      propertyState: pick(stateCodes),
    };
    await step('/calculator', 'page_view');
    await send('/api/calculate-savings', { ...home, sessionId }, headers);
    // One visitor in three applies.
    if (index % 3 !== 0) {
      continue;
    }
    const firstName = pick(firstNames);
    const lastName = pick(lastNames);
    const phone = `(541) 555-01${String(Math.floor(random() * 100)).padStart(2, '0')}`;
    await send(
      '/api/check-eligibility',
      {
        name: `${firstName} ${lastName}`,
        mobileNumber: phone,
        creditScore: Number.parseInt(home.creditScore, 10),
        state: home.propertyState,
        homePrice: home.homePrice,
        firstTimeHomebuyer: random() < 0.7,
        sessionId,
      },
      headers,
    );
    await step('/apply', 'page_view');
    await send(
      '/api/leads',
      {
        firstName,
        lastName,
        email: `${firstName}.${lastName}.${index}@mail.example`
          .normalize('NFD')
          .replace(/[^\w.@]/g, '')
          .toLowerCase(),
        phone,
        currentAddress: `${Math.floor(random() * 900) + 1} ${pick(streets)}, ${home.propertyState}`,
        housingStatus: pick(housingStatuses),
        timeline: pick(timelines),
        contactMethod: pick(contactMethods),
        monthlyPayment: pick(monthlyPaymentOptions),
        ...home,
        firstTimeHomebuyer: random() < 0.7,
        sessionId,
        referralCode: affiliate?.referralCode ?? null,
        wasConsentPrechecked: true,
        pageUrl: '/apply',
        secondsOnForm: 40 + Math.floor(random() * 300),
      },
      headers,
    );
    if (index % 90 === 0) {
      console.log(`  ${Math.round((index / (leadCount * 3)) * 100)} %`);
    }
  }
  await app.close();

  // The last 60 days, thickest lately. The proof tables refuse changes, so only what is no proof is
  // moved back in time.
  await database.query(
    `update leads set created_at = now() - (power(((id * 7919) % 1000) / 1000.0, 2) * interval '60 days'), updated_at = now()`,
  );
  await database.query(
    `update interactions i set created_at = l.created_at - ((i.id % 40) * interval '1 minute') from leads l where l.id = i.lead_id`,
  );
  await database.query(
    `update interactions set created_at = now() - (power(((id * 104729) % 1000) / 1000.0, 2) * interval '60 days') where lead_id is null`,
  );
  await database.query(
    `update calculations c set created_at = i.created_at from interactions i where i.session_id = c.session_id and i.page = '/calculator'`,
  );
}
await database.close();
