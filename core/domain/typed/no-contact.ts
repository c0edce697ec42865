const inEnglish = String.raw`(?:do ?n[o'\u2019]?t (?:allow|call|contact|disturb|e ?mail|mail|market|phone|reach out|solicit|text)|never (?:call|contact|text)|no (?:calls?|texts|sms|marketing)|(?:stop|quit) (?:call|contact|e ?mail|text)ing)`;
const inOthers = String.raw`(?:no (?:(?:volver a |quiere que l[aeo]s? )?llam(?:ar|en?)|contact(?:ar|en?)|enviar|escribir|molest(?:ar|en?))|n[a\u00e3]o (?:lig(?:ar|uem?)|contact?(?:ar|em?)|enviar|perturb(?:ar|em?))|sem (?:liga[\u00e7c][\u00f5o]es|mensagens))`;
const ended = String.raw`(?:opt(?:s|ed)?[ ]?out|unsub(?:scribed?)?|said stop|consent (?:revoked|withdrawn)|(?:revoked|withdrew) consent|(?:remove|take)(?: \p{L}+)? (?:from|off)(?: \p{L}+)? list|refused contact|cease (?:and|&) desist|litigator|blacklisted|suppressed|marked as spam|dad[oa] de baja|dar de baja|descadastrad[oa])`;
const atTimes = String.raw`(?! (?:yet|back|received|sent|before|after|until|between|at|on|antes|despu[e\u00e9]s|depois))`;
const says = new RegExp(
  String.raw`(?<!\p{L})(?:dncl?|d n c|dnd|(?:${inEnglish}|${inOthers})${atTimes}|${ended})(?!\p{L})`,
  'iu',
);

/**
 * Whether a text, or the name of a column, says that its person is not to be contacted, as "DNC",
 * "Opted out", "No llamar" or "HasOptedOutOfEmail".
 */
export function saysNoContact(text: string): boolean {
  const words = text.replace(/\S+@\S+/g, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return says.test(words.replace(/[\s_.-]+/gu, ' '));
}
