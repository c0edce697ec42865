const no = String.raw`(?:do ?n[o'\u2019]?t (?:allow|call|contact|disturb|e-?mail|phone|solicit|text)|no calls?|no (?:llam(?:ar|en?)|contact(?:ar|en?)|molest(?:ar|en?))|n[a\u00e3]o (?:lig(?:ar|uem?)|contact?(?:ar|em?)|perturb(?:ar|em?)))`;
const ended = String.raw`(?:opt(?:s|ed)?[ -]?out|unsubscribed?|said stop|consent revoked|cease and desist|litigator|dad[oa] de baja|descadastrad[oa])`;
const atTimes = String.raw`(?! (?:before|after|until|between|at|on|antes|despu[e\u00e9]s|depois))`;
const says = new RegExp(String.raw`(?<!\p{L})(?:dnc|${no}${atTimes}|${ended})(?!\p{L})`, 'iu');

/**
 * Whether a text, or the name of a column, says that its person is not to be contacted, as "DNC",
 * "Opted out", "No llamar" or "HasOptedOutOfEmail".
 */
export function saysNoContact(text: string): boolean {
  const words = text.replace(/\S+@\S+/g, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return says.test(words.replace(/[\s_.]+/gu, ' '));
}
