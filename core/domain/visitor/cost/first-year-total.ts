type Dollars = number | null;

/** Tax credit and grant together; null unless both are known. */
export function firstYearTotal({
  taxCredit,
  educationEarnings,
}: {
  taxCredit: Dollars;
  educationEarnings: Dollars;
}): Dollars {
  return taxCredit === null || educationEarnings === null ? null : taxCredit + educationEarnings;
}
