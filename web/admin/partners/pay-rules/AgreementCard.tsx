import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listAgreements, publishAgreement } from '#core/contract/partners/affiliate/agreement.ts';
import { languages } from '#core/domain/language.ts';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import { DraftDialog, useDraftDialog, useDraftName } from '../../draft/DraftDialog.tsx';
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
  const { field, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'saving' : 'save')}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
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

/** The partner agreement in force, and its next version. */
export function AgreementCard() {
  const t = useTranslations('admin.basis.agreements');
  const agreements = useQuery(callQuery(listAgreements));
  const draft = useDraftDialog('agreement');
  return (
    <Card title={t('title')}>
      <Loaded query={agreements} failure={t('failed')} lines={2}>
        {({ items }) => {
          const newest = items.find(({ isSample }) => !isSample);
          return (
            <div className={shared.between}>
              <p className={newest ? styles.note : styles.warning}>
                {newest
                  ? t('current', { version: String(newest.version), count: newest.accepted })
                  : t('sample', { version: String(items[0]?.version ?? 1) })}
              </p>
              <May call={publishAgreement}>
                <ToolButton className={styles.whole} onClick={draft.open}>
                  {t('publish')}
                </ToolButton>
              </May>
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
