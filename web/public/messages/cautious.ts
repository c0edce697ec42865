import type { Messages } from './load.ts';

// Texts and the doubtful facts that they mention. While one of the facts is withheld, the text of
// the same name below `cautious` replaces it.
/** What a saving needs before it is shown. */
const savings = ['savings-range', 'payment-illustration'];

/** What a buyer's cash at closing needs. */
const cash = ['down-payment', 'closing-costs'];

export const restsOn: Readonly<Record<string, readonly string[]>> = {
  'meta.landing.title': ['grant-source'],
  'meta.landing.description': ['grant-source', 'payment-illustration', ...cash],
  'meta.calculator.title': savings,
  'meta.calculator.description': ['grant-source'],
  'meta.qualify.description': ['requirements', 'states-licensed'],
  'meta.apply.description': ['grant-source', 'service-times'],
  'meta.affiliates.description': ['grant-source'],
  'site.calculateSavings': savings,
  'landing.cta.title': ['grant-source', ...savings, ...cash],
  'landing.hero.action': savings,
  'landing.hero.title': ['grant-source'],
  'landing.hero.subtitle': ['grant-source', ...savings],
  'landing.benefits.credit.none': ['grant-source'],
  'landing.how.learn.text': ['grant-source'],
  'landing.how.calculate.text': ['grant-source', ...savings, ...cash],
  'landing.how.qualify.text': ['requirements'],
  'landing.how.apply.text': ['service-times'],
  'footer.programmes.grant': ['grant-source'],
  'footer.programmes.calculator': savings,
  'calculator.title': savings,
  'calculator.form.submit': savings,
  'calculator.loading.title': savings,
  'calculator.subtitle': ['grant-source'],
  'comparison.financing.product': ['solar-cap'],
  'comparison.maintenance.product': ['warranty'],
  'estimate.letter.closing': ['lender-details-sample'],
  'estimate.outside.credit': ['requirements'],
  'estimate.outside.homePrice': ['requirements'],
  'estimate.outside.so': ['grant-source'],
  'form.known.title': ['requirements'],
  'form.homePriceHint': ['requirements'],
  'form.application.scoreNote': ['requirements'],
  'qualify.faq.intro': ['lender-details-sample'],
  'qualify.faq.what.question': ['grant-source'],
  'qualify.faq.what.answer': ['grant-source', 'solar-cap'],
  'qualify.faq.who.answer': ['requirements'],
  'qualify.faq.save.question': ['savings-range'],
  'qualify.faq.save.answer': ['grant-source', 'savings-range'],
  'qualify.faq.states.answer': ['states-licensed'],
  'qualify.faq.approval.answer': ['service-times'],
  'results.eligible.text': ['service-times'],
  'results.ineligible.rules.credit': ['requirements'],
  'results.ineligible.rules.homePrice': ['requirements'],
  'nearMiss.credit.title': ['requirements'],
  'nearMiss.homePrice.title': ['requirements'],
  'apply.help.text': ['spoken-languages'],
  'apply.help.elsewhere': ['spoken-languages'],
  'apply.after.contact': ['service-times'],
  'apply.after.assessment': ['service-times'],
  'apply.after.preApproval': ['service-times'],
  'received.text': ['service-times'],
  'thankYou.steps.contact.when': ['service-times'],
  'thankYou.steps.assessment.when': ['service-times'],
  'thankYou.steps.preApproval.when': ['service-times'],
  'thankYou.contactText': ['lender-details-sample'],
  'affiliates.lede': ['grant-source'],
  'affiliates.clients.solar.text': ['warranty'],
  'affiliates.clients.who': ['requirements', 'states-licensed'],
  'termsOfUse.intro': ['lender-details-sample'],
  'termsOfUse.check.text': ['grant-source'],
  'termsOfUse.change.text': ['lender-details-sample'],
  'privacyPolicy.who.text': ['lender-details-sample'],
  'privacyPolicy.rights.copy': ['lender-details-sample'],
};

type Branch = Readonly<Record<string, unknown>>;

/** The value at a path of names; undefined if none. */
export function textAt(branch: unknown, names: readonly string[]): unknown {
  return names.reduce((found, name) => (found as Branch | undefined)?.[name], branch);
}

function replaced(branch: Branch, [name, ...rest]: readonly string[], text: unknown): Branch {
  const value = rest.length === 0 ? text : replaced(branch[name!] as Branch, rest, text);
  return { ...branch, [name!]: value };
}

/** The texts of a language that mention none of the withheld facts. */
export function cautiousMessages(messages: Messages, withheld: readonly string[] = []): Messages {
  const paths = Object.keys(restsOn).filter((path) =>
    restsOn[path]!.some((fact) => withheld.includes(fact)),
  );
  return paths.reduce<Branch>((texts, path) => {
    const names = path.split('.');
    return replaced(texts, names, textAt(messages.cautious, names));
  }, messages) as Messages;
}
