import site from './es/site.ts';
import progress from './es/progress.ts';
import footer from './es/footer.ts';
import meta from './es/meta.ts';
import landing from './es/landing.ts';
import answer from './es/answer.ts';
import resume from './es/resume.ts';
import testimonials from './es/testimonials.ts';
import comparison from './es/comparison.ts';
import referral from './es/referral.ts';
import banners from './es/banners.ts';
import calculator from './es/calculator.ts';
import estimate from './es/estimate.ts';
import qualify from './es/qualify.ts';
import nearMiss from './es/near-miss.ts';
import notice from './es/notice.ts';
import results from './es/results.ts';
import apply from './es/apply.ts';
import thankYou from './es/thank-you.ts';
import my from './es/my.ts';
import fields from './es/fields.ts';
import form from './es/form.ts';
import privacy from './es/privacy.ts';
import privacyPolicy from './es/privacy-policy.ts';
import termsOfUse from './es/terms-of-use.ts';
import received from './es/received.ts';
import promise from './es/promise.ts';
import register from './es/register.ts';
import marketing from './es/marketing.ts';
import affiliates from './es/affiliates.ts';
import notFound from './es/not-found.ts';
import openHouse from './es/open-house.ts';
import cautious from './es/cautious.ts';

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
