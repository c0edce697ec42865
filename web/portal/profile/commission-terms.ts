/** What a referral earns by the terms of today. */
interface CommissionTerms {
  /** A share of the home price. */
  licensedRate: number;
  /** US dollars for each closing. */
  flatDollars: number;
}

/** As the server wrote them into the document; null while the program pays none. */
export function commissionTerms(): CommissionTerms | null {
  const mark = document.querySelector<HTMLMetaElement>('meta[name=commission]');
  const [licensedRate, flatDollars] = (mark?.content ?? '').split(' ').map(Number);
  const isWhole = Number.isFinite(licensedRate) && Number.isFinite(flatDollars);
  return isWhole ? { licensedRate: licensedRate!, flatDollars: flatDollars! } : null;
}
