import site from './pt/site.ts';
import progress from './pt/progress.ts';
import footer from './pt/footer.ts';
import meta from './pt/meta.ts';
import landing from './pt/landing.ts';
import answer from './pt/answer.ts';
import resume from './pt/resume.ts';
import testimonials from './pt/testimonials.ts';
import comparison from './pt/comparison.ts';
import referral from './pt/referral.ts';
import banners from './pt/banners.ts';
import calculator from './pt/calculator.ts';
import estimate from './pt/estimate.ts';
import qualify from './pt/qualify.ts';
import nearMiss from './pt/near-miss.ts';
import notice from './pt/notice.ts';
import results from './pt/results.ts';
import apply from './pt/apply.ts';
import thankYou from './pt/thank-you.ts';
import my from './pt/my.ts';
import fields from './pt/fields.ts';
import form from './pt/form.ts';
import privacy from './pt/privacy.ts';
import privacyPolicy from './pt/privacy-policy.ts';
import termsOfUse from './pt/terms-of-use.ts';
import received from './pt/received.ts';
import promise from './pt/promise.ts';
import register from './pt/register.ts';
import marketing from './pt/marketing.ts';
import affiliates from './pt/affiliates.ts';
import notFound from './pt/not-found.ts';
import openHouse from './pt/open-house.ts';
import cautious from './pt/cautious.ts';

export default {
  site,
  progress,
  footer,
  meta,
  landing,
  answer,
  resume,
  testimonials,
  comparison,
  banners,
  referral,
  calculator,
  estimate,
  qualify,
  results,
  nearMiss,
  notice,
  apply,
  thankYou,
  my,
  fields,
  form,
  received,
  promise,
  register,
  privacy,
  privacyPolicy,
  termsOfUse,
  marketing,
  affiliates,
  notFound,
  openHouse,
  cautious,
};
