import { findCreditedAffiliate, lookUpAffiliate } from '#core/contract/public-calls.ts';
import { ownStorageKeys, storageKeys } from '#core/domain/options.ts';
import { foldReferralCode } from '#core/domain/referral.ts';
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

/** The person's own word while it is being typed; null to go by what is kept of it. */
export function chooseCode(code: string | null): void {
  typed = code;
}

/** Asks the server who would be credited and says it to the page; a failure changes nothing. */
export function askForCredit(): Promise<void> {
  latest = ask();
  return latest;
}

/** Resolves once the newest question is answered: an older one's answer is not heard. */
export async function creditIsKnown(): Promise<void> {
  let awaited: Promise<void>;
  do {
    awaited = latest;
    await awaited;
  } while (awaited !== latest);
}

async function ask(): Promise<void> {
  asked += 1;
  const turn = asked;
  // The form, which starts at the same moment, keeps text that was typed before the script came.
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

// The last page shows what the application was sent with.
function askUnlessSent(): void {
  const isSent = location.pathname === '/thank-you';
  const isKept = readStored(ownStorageKeys.creditedPartner) !== null;
  if (!isSent || !isKept) {
    void askForCredit();
  }
}

let isFollowed = false;

/** Asks once a page, again when the page is shown again, and follows what other tabs learn. */
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
    if (key === ownStorageKeys.creditedPartner) {
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

/** The partner of the only code that this browser knows; null if the code belongs to no partner. */
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
    // From now on the credited code is the stored one, not that of a later link.
    store(storageKeys.referralCode, partner.referralCode);
    tellNetwork(partner.referralCode);
  }
  // The form of this window follows what is stored, as if another tab had stored it.
  dispatchEvent(new Event('storage'));
}

/** Tells the advertising network of a referral, once a tab. */
function tellNetwork(code: string): void {
  if (readTab(toldSlot) === code) {
    return;
  }
  storeTab(toldSlot, code);
  void import('../calls/pixel.ts').then(({ pixelEvent }) =>
    pixelEvent('AffiliateReferral', { affiliate_code: code }),
  );
}
