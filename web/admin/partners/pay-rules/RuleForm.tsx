import { useTranslations } from 'use-intl';
import {
  listPayRules,
  previewPayRule,
  publishPayRule,
} from '#core/contract/partners/commission/pay-rules.ts';
import { demands, payUnits } from '#core/domain/partners/pay-rule.ts';
import {
  isLicensedKind,
  type PartnerKind,
  partnerKinds,
} from '#core/domain/partners/partner-kinds.ts';
import { stateCodes, stateName } from '#core/domain/us-states.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { BodyOf } from '#web/kit/api-types.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { staleAfterDecision } from '../commissions/commission-queries.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';

function RulePreview({ body }: { body: BodyOf<typeof previewPayRule> }) {
  const t = useTranslations('admin.payRules.preview');
  const { cents } = useFormats();
  const query = callQuery(previewPayRule, { body }, { placeholderData: keepPreviousData });
  return (
    <section className={shared.rows} aria-live="polite">
      <Loaded query={useQuery(query)} failure={t('failed')} lines={4}>
        {({ replaces, items, partners, cents: open, lastYear }) => (
          <>
            <h3>{t('title', { count: partners, amount: cents(open) })}</h3>
            {replaces && (
              <p className={shared.small}>
                {t('replaces', { date: dayOf(replaces.effectiveFrom), source: replaces.source })}
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

/** State and kind that a new rule starts with; a state of null is every other one. */
export interface Pair {
  state: string | null;
  kind: PartnerKind;
}

interface RuleFormProps {
  pair: Pair;
  today: string;
  onDone: () => void;
}

export function RuleForm({ pair, today, onDone }: RuleFormProps) {
  const t = useTranslations('admin.payRules.form');
  const rules = useTranslations('admin.payRules');
  const kinds = useTranslations('admin.basis.kinds');
  const isLicensed = isLicensedKind(pair.kind);
  const start = {
    state: pair.state ?? '',
    kind: pair.kind as string,
    unit: 'fixed',
    agreement: true,
    license: isLicensed,
    broker: pair.kind === 'agent',
    service: true,
    source: '',
    effectiveFrom: today,
    effectiveTo: '',
  };
  const toBody = (typed: typeof start) =>
    ({
      state: typed.state || null,
      kind: typed.kind,
      unit: typed.unit,
      demands: demands.filter((one) => typed[one]),
      source: typed.source,
      effectiveFrom: typed.effectiveFrom,
      effectiveTo: typed.effectiveTo || null,
    }) as BodyOf<typeof publishPayRule>;
  const of = useContractForm(publishPayRule, {
    draftName: useDraftName('payRule'),
    start,
    toBody,
    makesStale: [listPayRules, ...staleAfterDecision],
    done: t('done'),
    failed: t('notDone'),
    onSuccess: onDone,
  });
  const { field, typed } = of;
  const body = toBody(typed);
  // A preview needs no source yet, and no last day.
  const previewed = { ...body, source: '–', effectiveTo: null };
  return (
    <Card title={t('title')} aside={<span className={shared.small}>{t('stays')}</span>}>
      <div className={shared.halves}>
        <DialogForm of={of} t={t} hasTwoColumns onDone={onDone}>
          <Select
            {...field('state')}
            label={t('state')}
            options={stateCodes.map((value) => ({ value, label: stateName(value) }))}
            placeholder={rules('everyOther')}
          />
          <Select
            {...field('kind')}
            label={t('kind')}
            options={partnerKinds.map((value) => ({ value, label: kinds(value) }))}
          />
          <div className={shared.whole}>
            <RadioGroup
              {...field('unit')}
              label={t('unit')}
              options={payUnits.map((value) => ({ value, label: rules(`units.${value}`) }))}
            />
          </div>
          {typed.unit !== 'none' && (
            <fieldset className={shared.whole}>
              <legend className={shared.strong}>{t('onlyWith')}</legend>
              <div className={shared.row}>
                {demands.map((one) => (
                  <Checkbox key={one} {...field(one)} label={t(one)} />
                ))}
              </div>
            </fieldset>
          )}
          <div className={shared.whole}>
            <TextInput
              {...field('source')}
              label={t('source')}
              hint={t('sourceHint')}
              maxLength={500}
            />
          </div>
          <TextInput {...field('effectiveFrom')} label={t('effectiveFrom')} type="date" />
          <TextInput
            {...field('effectiveTo')}
            label={t('effectiveTo')}
            optional={t('optional')}
            type="date"
          />
        </DialogForm>
        {body.effectiveFrom && <RulePreview body={previewed} />}
      </div>
    </Card>
  );
}
