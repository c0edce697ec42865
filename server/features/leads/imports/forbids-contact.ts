import { saysNoContact } from '#core/domain/typed/no-contact.ts';
import { readDay } from '#core/domain/typed/typed-day.ts';

const yes =
  /^(?:yes|yep|y|true|t|-?1|x|on|checked|[✓✔☑✅]|s|s[ií]|sim|verdader[oa]|verdadeir[oa])$/i;
const no = /^(?:no|nope|n|false|f|0|off|unchecked|[☐✗✘❌]|n[aã]o|falso)$/i;

/** Yes or no in any sign for it; null for other texts. */
export function yesOrNo(text: string): boolean | null {
  const bare = text
    .replace(/(?:[.!]|\p{Variation_Selector}|\.0+)+$/u, '')
    .replace(/^\[(.)\]$/, '$1');
  return yes.test(bare) ? true : no.test(bare) ? false : null;
}

/** A longer cell is a story, in which somebody else may be meant. */
const longestFlag = 100;
// That a list of numbers was looked through says nothing of a person on it.
const tellsOfCheck = /check|scrub|verif/i;

// "Yes - asked in May", "Federal" in a column of lists, a day, also as Excel counts them.
const alsoAffirms =
  /^(?:(?:yes|s[ií]|sim)(?!\p{L})|(?:on (?:the )?list|listed|federal|national|state|internal|all)$|\d{5,13}$|(?!no?(?!\p{L})).*(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2}))/iu;

/** Whether a cell says that its person is not to be contacted, or affirms a column that says so. */
export function forbidsContact(column: string, cell: string): boolean {
  const affirms =
    !tellsOfCheck.test(column) &&
    (yesOrNo(cell) || readDay(cell) !== null || alsoAffirms.test(cell));
  const isStop = /^stop$/i.test(cell) && !/name|nom[be]|apellido/i.test(column);
  return cell.length <= longestFlag && (isStop || saysNoContact(affirms ? column : cell));
}

const asksConsent =
  /(?<!\p{L})(?:opt(?:ed|s)?[ -]?in|consents?|subscribed|agree[ds]?|(?:can|may|ok to) (?:call|contact|e-?mail|text)|consentim[ie]ento|acepta|aceita|autoriza)(?!\p{L})/iu;
const denies =
  /^(?:no|not|non|without|sin|sem|n[aã]o)[ -](?:consent|opted[ -]in|subscribed|consentim[ie]ento)/iu;

/** Whether a cell says that its person gave no consent, or says no in a column that asks for one. */
export function deniesConsent(column: string, cell: string): boolean {
  const asked = column.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/[\s_.]+/g, ' ');
  return denies.test(cell) || (asksConsent.test(asked) && yesOrNo(cell) === false);
}
