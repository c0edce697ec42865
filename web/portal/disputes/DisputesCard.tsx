import { useTranslations } from 'use-intl';
import { listOwnDisputes, openDispute } from '#core/contract/partners/affiliate/disputes.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useDraftName } from '../session-context.ts';
import styles from './disputes.module.css';

function DisputeForm() {
  const t = useTranslations('portal.disputes');
  const { form, field, line, startOver, isPending } = useContractForm(openDispute, {
    draftName: useDraftName('dispute'),
    start: { leadReference: '', reason: '' },
    toBody: (typed) => typed,
    makesStale: [listOwnDisputes],
    t,
    onSuccess: () => startOver(),
  });
  return (
    <form {...form} className={`${shared.rows} ${styles.form}`}>
      <TextInput {...line('leadReference')} label={t('reference')} hint={t('referenceHint')} />
      <TextArea {...field('reason')} label={t('reason')} rows={3} maxLength={1000} />
      <Button type="submit" disabled={isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

const tones = { open: 'amber', upheld: 'green', rejected: 'grey' } as const;

export function DisputesCard() {
  const t = useTranslations('portal.disputes');
  const { dateOf } = useFormats();
  const disputes = useAnswer(listOwnDisputes);
  return (
    <Card title={t('title')}>
      <div className={shared.stack}>
        <p className={shared.hint}>{t('text')}</p>
        <DisputeForm />
        <Loaded query={disputes} failure={t('notLoaded')} lines={2}>
          {({ items }) => (
            <ul aria-label={t('list')}>
              {items.map(({ id, leadReference, reason, state, decision, dueAt }) => (
                <li key={id} className={`${shared.wrapCentered} ${shared.record}`}>
                  <div className={shared.lines}>
                    <strong>{leadReference}</strong>
                    <span className={shared.breakable}>{reason}</span>
                    <span className={shared.small}>
                      {state === 'open'
                        ? t('due', { day: dateOf(dueAt) })
                        : t('why', { decision: decision ?? '' })}
                    </span>
                  </div>
                  <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Card>
  );
}
