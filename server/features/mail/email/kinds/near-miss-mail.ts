import { checkEligibility } from '#core/domain/visitor/eligibility.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { readWatch } from '../../../visitor/near-miss/end-watch.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { type MailReader, type MailWriter, withheld } from './mail-writer.ts';

// Anyone can type in any address: the mail repeats no answer.
function nearMissValues({
  terms,
  publicUrl,
  language,
}: MailReader): MailValues<'near_miss_changed'> {
  return {
    greeting: greetingOf('', language),
    qualifyLink: publicUrl + localizedPath('/qualify', language),
    ...lenderValues(terms, language),
  };
}

/** The mail that a person asked for: the rules changed, and their answers meet them. */
export const nearMissChanged: MailWriter<'near_miss_changed'> = {
  async write({ db }, { payload }, reader) {
    const watch = await readWatch(db, payload);
    if (watch === undefined || !checkEligibility(watch, reader.terms).eligible) {
      return withheld('the answers do not meet the rules any more');
    }
    return { to: watch.email, values: nearMissValues(reader) };
  },
  sample: nearMissValues,
};
