import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { listPayRules } from '#core/contract/partners/commission/pay-rules.ts';
import type { BadgeTone } from '#core/domain/leads/lead-status.ts';
import { demands, type PayUnit } from '#core/domain/partners/pay-rule.ts';
import { partnerKinds } from '#core/domain/partners/partner-kinds.ts';
import { stateName } from '#core/domain/us-states.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Table } from '#web/office/list/Table.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { type Pair, RuleForm } from './RuleForm.tsx';
import {
  askUnaccepted,
  listAgreements,
  publishAgreement,
} from '#core/contract/partners/affiliate/agreement.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { languages } from '#core/domain/language.ts';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { May } from '../../May.tsx';
import { DraftDialog, useDraftName } from '../../draft/DraftDialog.tsx';
import { useAskedDraft } from '../../draft/use-asked-draft.ts';
import styles from '../commissions/commissions.module.css';
import { staleAfterDecision } from '../commissions/commission-queries.ts';

function AgreementForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.basis.agreements');
  const contractForm = useContractForm(publishAgreement, {
    draftName: useDraftName('agreement'),
    start: { en: '', es: '', pt: '' },
    toBody: (typed) => typed,
    makesStale: [listAgreements, ...staleAfterDecision],
    done: t('done'),
    failed: t('notDone'),
    onSuccess: onDone,
  });
  const { field } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      {languages.map((language) => (
        <TextArea
          key={language}
          {...field(language)}
          label={t(language)}
          rows={6}
          maxLength={20_000}
        />
      ))}
    </DialogForm>
  );
}

function AgreementCard() {
  const t = useTranslations('admin.basis.agreements');
  const agreements = useAnswer(listAgreements);
  const draft = useAskedDraft('agreement');
  const asking = useWrite(askUnaccepted, {
    makesStale: [listAgreements, ...staleAfterDecision],
    done: t('title'),
    about: ({ asked }) => t('askDone', { count: asked }),
    failed: t('askFailed'),
  });
  return (
    <Card title={t('title')}>
      <Loaded query={agreements} failure={t('failed')} lines={2}>
        {({ items, open, toAsk }) => {
          const newest = items.find(({ isSample }) => !isSample);
          return (
            <div className={shared.between}>
              <p className={newest ? styles.note : styles.warning}>
                {newest
                  ? t('current', { version: String(newest.version), count: newest.accepted })
                  : t('sample', { version: String(items[0]?.version ?? 1) })}{' '}
                {open > 0 && t('open', { count: open })} {open > 0 && toAsk === 0 && t('asked')}
              </p>
              <div className={shared.row}>
                {toAsk > 0 && (
                  <May call={askUnaccepted}>
                    <ToolButton
                      className={styles.whole}
                      disabled={asking.isPending}
                      onClick={() => asking.mutate({ body: {} })}
                    >
                      {t('ask', { count: String(toAsk) })}
                    </ToolButton>
                  </May>
                )}
                <May call={publishAgreement}>
                  <ToolButton className={styles.whole} onClick={draft.open}>
                    {t('publish')}
                  </ToolButton>
                </May>
              </div>
            </div>
          );
        }}
      </Loaded>
      <DraftDialog draft={draft} title={t('publish')} description={t('text')}>
        <AgreementForm onDone={draft.close} />
      </DraftDialog>
    </Card>
  );
}

type Rules = z.output<(typeof listPayRules)['answer']>;
type Rule = Rules['items'][number];
type Undecided = Rules['undecided'][number];

const tones: Readonly<Record<PayUnit, BadgeTone>> = {
  percent: 'green',
  fixed: 'teal',
  none: 'red',
};

function UndecidedCard({ rows, write }: { rows: readonly Undecided[]; write: (of: Pair) => void }) {
  const t = useTranslations('admin.payRules');
  const kinds = useTranslations('admin.basis.kinds');
  const { cents } = useFormats();
  return (
    <Card title={t('undecided.title')}>
      <ul className={shared.statements}>
        {rows.map(({ state, kind, names, partners, cents: waiting }) => (
          <li key={`${state} ${kind}`}>
            <div className={shared.lines}>
              <strong>
                {state ? stateName(state) : t('noState')} · {kinds(kind)}
              </strong>
              <span className={shared.small}>
                {t('undecided.names', { names: names.join(', '), more: partners - names.length })}
              </span>
            </div>
            <div className={shared.row}>
              <span className={shared.strong}>{cents(waiting)}</span>
              {state && (
                <ToolButton onClick={() => write({ state, kind })}>
                  {t('undecided.write')}
                </ToolButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useRuleColumns(): readonly Column<Rule>[] {
  const t = useTranslations('admin.payRules');
  const kinds = useTranslations('admin.basis.kinds');
  const { number } = useFormats();
  const last = ({ effectiveFrom, effectiveTo }: Rule) => {
    if (effectiveTo === null) {
      return <span className={shared.soft}>{t('list.open')}</span>;
    }
    return effectiveTo < effectiveFrom ? t('list.replaced') : dayOf(effectiveTo);
  };
  return columnsOf(useTranslations('admin.payRules.list.columns'), {
    state: { isTitle: true, cell: ({ state }) => (state ? stateName(state) : t('everyOther')) },
    kind: { isWide: true, cell: ({ kind }) => kinds(kind) },
    unit: { cell: ({ unit }) => <Badge tone={tones[unit]}>{t(`units.${unit}`)}</Badge> },
    demands: {
      isWide: true,
      cell: (rule) =>
        demands
          .filter((one) => rule.demands.includes(one))
          .map((one) => t(`demands.${one}`))
          .join(' · ') || '–',
    },
    source: {
      isWide: true,
      isOneLine: true,
      cell: ({ source, publishedBy }) => (
        <span className={shared.small} title={source}>
          {publishedBy === null && <>{t('list.supplied')}: </>}
          {source}
        </span>
      ),
    },
    from: { cell: ({ effectiveFrom }) => dayOf(effectiveFrom) },
    to: { cell: last },
    partners: { isWide: true, isFigure: true, cell: ({ partners }) => number(partners) },
  });
}

function RulesCard({ items, today, onNew }: Rules & { onNew: () => void }) {
  const t = useTranslations('admin.payRules.list');
  const columns = useRuleColumns();
  const [hasEnded, setHasEnded] = useState(false);
  const rows = items.filter(
    ({ effectiveTo }) => hasEnded || effectiveTo === null || effectiveTo >= today,
  );
  const place = ({ state, kind }: Rule) => `${state ?? '~'} ${partnerKinds.indexOf(kind)}`;
  const aside = (
    <div className={shared.row}>
      <Checkbox
        name="ended"
        label={t('ended')}
        checked={hasEnded}
        onChange={({ target }) => setHasEnded(target.checked)}
      />
      <ToolButton onClick={onNew}>{t('create')}</ToolButton>
    </div>
  );
  return (
    <Card title={t('title')} aside={aside} isFlush>
      <Table
        caption={t('title')}
        columns={columns}
        rows={rows.toSorted((one, other) => place(one).localeCompare(place(other)))}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

const first: Pair = { state: null, kind: 'agent' };

/** The pair that the address names, as a link from what is missing does. */
function pairIn(parameters: URLSearchParams): Pair | null {
  const kind = partnerKinds.find((one) => one === parameters.get('kind'));
  return kind ? { state: parameters.get('state'), kind } : null;
}

export function PayRulesPage() {
  const t = useTranslations('admin.payRules');
  useTitle(t('title'));
  const rules = useAnswer(listPayRules);
  const [parameters, setParameters] = useSearchParams();
  const pair = pairIn(parameters);
  const write = ({ state, kind }: Pair) =>
    setParameters({ kind, ...(state && { state }) }, { preventScrollReset: true });
  return (
    <div className={shared.page}>
      <WayBack to={pathOf('commissions')}>{t('back')}</WayBack>
      <div>
        <h1 className={shared.name}>{t('title')}</h1>
        <p className={shared.soft}>{t('text')}</p>
      </div>
      <Loaded query={rules} failure={t('failed')} lines={12}>
        {(found) => (
          <>
            {found.undecided.length > 0 && <UndecidedCard rows={found.undecided} write={write} />}
            {pair && (
              <RuleForm
                key={`${pair.state} ${pair.kind}`}
                pair={pair}
                today={found.today}
                onDone={() => setParameters({})}
              />
            )}
            <RulesCard {...found} onNew={() => write(first)} />
          </>
        )}
      </Loaded>
      <AgreementCard />
    </div>
  );
}
