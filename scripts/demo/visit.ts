import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { creditScoreNumber, creditScoreRanges } from '#core/domain/visitor/credit-score.ts';
import {
  contactMethods,
  electricBillOptions,
  homePriceOptions,
  housingStatuses,
  panelWishes,
  monthlyPaymentOptions,
  timelines,
} from '#core/domain/options.ts';
import { currentConsentVersion } from '#core/domain/permission/consent.ts';
import { languages } from '#core/domain/language.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { type StateCode, stateCodes } from '#core/domain/us-states.ts';
import { affiliates, firstNames, lastNames, streets } from './people.ts';
import { pick, random } from './random.ts';

/** Sends requests from one place, with a body by POST; throws unless they succeed. */
export function sender(
  app: FastifyInstance,
  from: Pick<InjectOptions, 'headers' | 'remoteAddress'>,
) {
  return async (url: string, payload?: object, method?: 'PUT'): Promise<Response> => {
    const answer = await app.inject({
      method: method ?? (payload ? 'POST' : 'GET'),
      url,
      ...(payload && { payload }),
      ...from,
    });
    if (answer.statusCode >= 300) {
      throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    }
    return answer;
  };
}

export type Send = ReturnType<typeof sender>;

const userAgents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)',
  'Mozilla/5.0 (Linux; Android 16)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
];

/** One invented visitor, with their place, language and referrer. */
function arrive(app: FastifyInstance, index: number) {
  const sessionId = `demo${index.toString().padStart(8, '0')}`;
  const affiliate = random() < 0.35 ? pick(affiliates) : null;
  const sendFrom = sender(app, {
    headers: { cookie: `lang=${pick(languages)}`, 'user-agent': pick(userAgents) },
    remoteAddress: `198.51.${index % 250}.${1 + (Math.floor(index / 250) % 250)}`,
  });
  const send = (url: string, body: object) => sendFrom(url, { ...body, sessionId });
  const look = (page: string) =>
    send('/api/track-interaction', {
      page,
      action: 'page_view',
      data: affiliate && { referralCode: affiliate.referralCode },
    });
  return { send, look, affiliate };
}

const covered = defaultRules.find(({ key }) => key === 'eligibleStates')!.value as StateCode[];
const notCovered = stateCodes.filter((code) => !covered.includes(code));

/** Few visitors look for a home in a state outside the program: the pages name the states first. */
function pickState(): StateCode {
  return pick(random() < 0.05 ? notCovered : covered);
}

type Visitor = ReturnType<typeof arrive>;

async function calculate({ send, look }: Visitor) {
  const home = {
    homePrice: pick(homePriceOptions),
    electricBill: pick(electricBillOptions),
    creditScore: pick(creditScoreRanges),
    propertyState: pickState(),
  };
  await look('/calculator');
  await send('/api/calculate-savings', home);
  return home;
}

/** A visitor who looks and leaves; every second one tries the calculator. */
export async function lookAround(app: FastifyInstance, index: number) {
  const visitor = arrive(app, index);
  await visitor.look('/');
  if (index % 2 === 0) {
    await calculate(visitor);
  }
}

// So many that hardly two people share one.
const areaCodes = [
  201, 206, 210, 213, 214, 215, 303, 305, 312, 313, 314, 316, 317, 401, 402, 404, 405, 406, 407,
  412, 415, 501, 502, 503, 504, 505, 512, 515, 541, 601, 602, 605, 612, 614, 615, 617, 619, 702,
  704, 713,
] as const;

/** One of the numbers reserved for fiction, 555-0100 to 555-0199. */
function inventNumber(): string {
  const number = Math.floor(random() * areaCodes.length * 100);
  const area = areaCodes[Math.floor(number / 100)];
  return `(${area}) 555-01${String(number % 100).padStart(2, '0')}`;
}

export async function apply(app: FastifyInstance, index: number) {
  const visitor = arrive(app, index);
  const { send, look, affiliate } = visitor;
  await look('/');
  const home = await calculate(visitor);
  const firstName = pick(firstNames);
  const lastName = pick(lastNames);
  const phone = inventNumber();
  const firstTimeHomebuyer = random() < 0.7;
  await send('/api/check-eligibility', {
    name: `${firstName} ${lastName}`,
    mobileNumber: phone,
    creditScore: creditScoreNumber(home.creditScore),
    state: home.propertyState,
    homePrice: home.homePrice,
    firstTimeHomebuyer,
  });
  await look('/apply');
  const mailbox = `${firstName}.${lastName}.${index}`.normalize('NFD').replace(/[^\w.]/g, '');
  await send('/api/leads', {
    firstName,
    lastName,
    email: `${mailbox.toLowerCase()}@mail.example`,
    phone,
    currentAddress: `${Math.floor(random() * 900) + 1} ${pick(streets)}, ${home.propertyState}`,
    housingStatus: pick(housingStatuses),
    timeline: pick(timelines),
    contactMethod: pick(contactMethods),
    wantsPanels: pick(panelWishes),
    monthlyPayment: pick(monthlyPaymentOptions),
    ...home,
    firstTimeHomebuyer,
    referralCode: affiliate?.referralCode ?? null,
    consentVersion: currentConsentVersion,
    // Few touch a box that is ticked already.
    consentTicked: random() < 0.9 ? 'preset' : 'person',
    pageUrl: '/apply',
    secondsOnForm: 40 + Math.floor(random() * 300),
  });
}
