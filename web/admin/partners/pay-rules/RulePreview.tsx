import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { previewPayRule } from '#core/contract/partners/commission/pay-rules.ts';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';

/** Whom a rule would touch, and what was paid in the last year under it. */
export function RulePreview({ body }: { body: BodyOf<typeof previewPayRule> }) {
  const t = useTranslations('admin.payRules.preview');
  const { cents, dateOf } = useFormats();
  const query = callQuery(previewPayRule, { body }, { placeholderData: keepPreviousData });
  return (
    <section className={shared.rows} aria-live="polite">
      <Loaded query={useQuery(query)} failure={t('failed')} lines={4}>
        {({ replaces, items, partners, cents: open, lastYear }) => (
          <>
            <h3>{t('title', { count: partners, amount: cents(open) })}</h3>
            {replaces && (
              <p className={shared.small}>
                {t('replaces', { date: dateOf(replaces.effectiveFrom), source: replaces.source })}
              </p>
            )}
            <ul className={shared.statements}>
              {items.map(({ affiliateId, name, missing, ...row }) => (
                <li key={affiliateId}>
                  <div className={shared.lines}>
                    <Link to={adminAffiliatePath(affiliateId)}>{name}</Link>
                    <span className={shared.small}>
                      {missing.map((what) => basisTexts.en[what]).join(' ') || t('nothing')}
                    </span>
                  </div>
                  <span className={shared.strong}>{cents(row.cents)}</span>
                </li>
              ))}
            </ul>
            {partners > items.length && (
              <p>{t('more', { count: String(partners - items.length) })}</p>
            )}
            <p>
              {t('year', {
                count: lastYear.count,
                amount: cents(lastYear.cents),
                met: lastYear.metCount,
                metAmount: cents(lastYear.metCents),
              })}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
