import site from './en/site.ts';
import progress from './en/progress.ts';
import footer from './en/footer.ts';
import meta from './en/meta.ts';
import landing from './en/landing.ts';
import answer from './en/answer.ts';
import resume from './en/resume.ts';
import testimonials from './en/testimonials.ts';
import comparison from './en/comparison.ts';
import referral from './en/referral.ts';
import banners from './en/banners.ts';
import calculator from './en/calculator.ts';
import estimate from './en/estimate.ts';
import qualify from './en/qualify.ts';
import nearMiss from './en/near-miss.ts';
import notice from './en/notice.ts';
import results from './en/results.ts';
import apply from './en/apply.ts';
import thankYou from './en/thank-you.ts';
import my from './en/my.ts';
import fields from './en/fields.ts';
import form from './en/form.ts';
import privacy from './en/privacy.ts';
import privacyPolicy from './en/privacy-policy.ts';
import termsOfUse from './en/terms-of-use.ts';
import received from './en/received.ts';
import promise from './en/promise.ts';
import register from './en/register.ts';
import marketing from './en/marketing.ts';
import affiliates from './en/affiliates.ts';
import notFound from './en/not-found.ts';
import openHouse from './en/open-house.ts';
import cautious from './en/cautious.ts';

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
