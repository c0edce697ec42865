import { createTranslator } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { sampleDetails } from '#core/domain/programme/sample-details.ts';
import { localeOf } from '#core/i18n/format.ts';
import { socialCards } from '../media/social-media.ts';
import type { Surroundings } from '../runtime/render-page.tsx';
import { answeredKeys, askedValues } from '../sections/landing/asked.ts';
import { questionKeys, questionValues } from '../sections/landing/question-keys.ts';

/**
 * schema.org blocks of a page. Ratings are left out until the lender confirms them: search engines
 * punish invented ones.
 */
export function structuredData(data: SiteData, { site, messages }: Surroundings): object[] {
  const { terms, origin } = data;
  const { phone, homeOffice, medfordOffice, email, spoken } = site.figures;
  // What nobody has entered yet is shown to people with a mark at most, and not handed to machines.
  const samples: readonly string[] = Object.values(sampleDetails);
  const entered = (text: string) => (samples.includes(text) ? '' : text);
  const addresses = [homeOffice, medfordOffice].filter(entered);
  const lender = {
    '@type': 'FinancialService',
    '@id': `${origin}/#lender`,
    name: terms.lenderName,
    url: `${origin}/`,
    ...(entered(phone) && { telephone: phone }),
    ...(entered(email) && { email }),
    logo: `${origin}/media/icon-512.png`,
    image: origin + socialCards[data.language],
    ...(addresses.length > 0 && { address: addresses }),
    areaServed: 'US',
    ...(spoken && { availableLanguage: terms.spokenLanguages.map(localeOf) }),
    ...(terms.claimsConfirmed && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: terms.rating,
        bestRating: terms.ratingScale,
        reviewCount: terms.reviewCount,
      },
    }),
  };
  if (data.page === 'landing') {
    return [
      {
        '@context': 'https://schema.org',
        '@graph': [
          lender,
          {
            '@type': 'WebSite',
            '@id': `${origin}/#site`,
            url: `${origin}/`,
            name: 'Solar Grant Home',
            inLanguage: data.language,
            publisher: { '@id': `${origin}/#lender` },
          },
        ],
      },
    ];
  }
  if (data.page === 'qualify') {
    const faq = createTranslator({
      locale: data.language,
      messages,
      namespace: 'qualify.faq',
    });
    const asked = createTranslator({
      locale: data.language,
      messages,
      namespace: 'landing.asked',
    });
    const askedBy = { ...site.figures, ...askedValues(data, true) };
    // A search result has no room for the footnote, so a credit that needs one is left out.
    const values = {
      ...site.figures,
      ...questionValues(data),
      ...(data.needsCreditFootnote && { hasCredit: 'no' }),
    };
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: data.language,
        mainEntity: [
          ...questionKeys.map((key) => [
            faq(`${key}.question`),
            faq.markup(`${key}.answer`, { ...values, credit: (rate) => rate }),
          ]),
          ...answeredKeys(data, site.figures).map((key) => [
            asked(`${key}.question`, askedBy as never),
            asked.markup(`${key}.answer`, { ...askedBy, tel: (phone) => phone }),
          ]),
        ].map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ];
  }
  return [];
}
