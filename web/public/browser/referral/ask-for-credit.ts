import { findCreditedAffiliate, lookUpAffiliate } from '#core/contract/public-calls.ts';
import { extraStorageKeys, storageKeys } from '#core/domain/options.ts';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import { call, CallError } from '#web/kit/api.ts';
import { onReturn } from '../on-return.ts';
import { visitorSession } from '../calls/tracking.ts';
import { claimedReferralCode, draftedChoice, storedTouches } from '../storage/referral-choice.ts';
import { readStored, readTab, store, storeTab } from '../storage/storage.ts';
import { type Partner, rereadCredit, setCredit } from './credited-partner.ts';

const toldSlot = 'referralTold';
let asked = 0;
let latest: Promise<void> = Promise.resolve();
let typed: string | null = null;

/** Sets the code being typed; null to use the stored choice. */
export function chooseCode(code: string | null): void {
  typed = code;
  // The answer to a question asked before is about another choice.
  asked += 1;
}

/** Asks the server who would get the credit, and tells the page; a failure changes nothing. */
export function askForCredit(): Promise<void> {
  latest = ask();
  return latest;
}

/** Resolves once the latest request is answered; answers to earlier ones are ignored. */
export async function waitForCredit(): Promise<void> {
  let awaited: Promise<void>;
  do {
    awaited = latest;
    await awaited;
  } while (awaited !== latest);
}

async function ask(): Promise<void> {
  asked += 1;
  const turn = asked;
  // The form, which starts at the same time, stores text typed before the script loaded.
  await Promise.resolve();
  const choice = typed ?? draftedChoice();
  try {
    const partner = await askServer(choice);
    if (turn === asked) {
      take(partner, choice);
    }
  } catch (error) {
    console.warn('Who is credited could not be asked', error);
  }
}

// The last page shows the credit of the sent application.
function askUnlessSent(): void {
  const isSent = location.pathname === '/thank-you';
  const isKept = readStored(extraStorageKeys.creditedPartner) !== null;
  if (!isSent || !isKept) {
    void askForCredit();
  }
}

let isFollowed = false;

/** Asks once per page and whenever it is shown again, and follows other tabs. */
export function followCredit(): void {
  if (isFollowed) {
    return;
  }
  isFollowed = true;
  askUnlessSent();
  onReturn(() => {
    chooseCode(null);
    askUnlessSent();
  });
  addEventListener('storage', ({ key }) => {
    if (key === extraStorageKeys.creditedPartner) {
      chooseCode(null);
      rereadCredit();
    }
  });
}

async function askServer(choice: string | null): Promise<Partner | null> {
  const referralCode = claimedReferralCode();
  const referralTouches = storedTouches();
  const codes = [referralCode, ...referralTouches.map(({ code }) => code)];
  const known = codes.filter((code) => code !== null);
  const [first] = known;
  const count = new Set(known.map(foldReferralCode)).size;
  if (choice === null && first === undefined) {
    return null;
  }
  if (choice === null && count === 1) {
    return lookUp(first!);
  }
  const { affiliate } = await call(findCreditedAffiliate, {
    body: {
      referralCode,
      referralTouches,
      referralChoice: choice,
      sessionId: visitorSession(),
    },
  });
  return affiliate;
}

/** The partner of this browser's only code; null if the code belongs to no partner. */
async function lookUp(code: string): Promise<Partner | null> {
  try {
    const partner = await call(lookUpAffiliate, { params: { ref: code } });
    return { ...partner, referralCode: code };
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) {
      throw error;
    }
    console.warn('Invalid referral code', error);
    return null;
  }
}

function take(partner: Partner | null, choice: string | null): void {
  setCredit({
    partner,
    choice,
    isOld: false,
    isAsked: true,
  });
  if (partner && choice === null) {
    // From now on the credited code is stored, not that of a later link.
    store(storageKeys.referralCode, partner.referralCode);
    tellNetwork(partner.referralCode);
  }
  // Makes the form in this window follow the storage, as in other tabs.
  dispatchEvent(new Event('storage'));
}

/** Reports a referral to the advertising network, once a tab. */
function tellNetwork(code: string): void {
  if (readTab(toldSlot) === code) {
    return;
  }
  storeTab(toldSlot, code);
  void import('../calls/pixel.ts').then(({ pixelEvent }) =>
    pixelEvent('AffiliateReferral', { affiliate_code: code }),
  );
}
