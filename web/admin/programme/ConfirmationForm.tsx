import { useTranslations } from 'use-intl';
import { recordConfirmation } from '#core/contract/programme.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Fact } from '../api-types.ts';
import { useDraftName } from '../use-draft-name.ts';
import { programmeKeys } from '../queries/keys.ts';
import { sessionQuery } from '../queries/session.ts';

interface ConfirmationFormProps {
  fact: Pick<Fact, 'id' | 'valuesId'>;
  /** Whether it is confirmed, or taken back. */
  isConfirmed: boolean;
  onDone: () => void;
}

export function ConfirmationForm({ fact, isConfirmed, onDone }: ConfirmationFormProps) {
  const t = useTranslations('admin.programme.facts');
  const parts = useTranslations('office.parts');
  const { form, field, isPending } = useContractForm(recordConfirmation, {
    draftName: useDraftName(`fact:${fact.id}`),
    start: { confirmedBy: '', ground: '' },
    toBody: (typed) => ({ ...typed, isConfirmed, valuesId: fact.valuesId }),
    options: { params: { fact: fact.id } },
    makesStale: [programmeKeys.all, sessionQuery.queryKey],
    onSuccess() {
      toastSuccess({ title: t('saved') });
      onDone();
    },
    onError(error) {
      toastError({
        title: t('failed'),
        description: refusalText(error),
      });
    },
  });
  return (
    <form
      {...form}
      className={shared.stack}
    >
      <TextInput
        {...field('confirmedBy')}
        label={t('who')}
        hint={t('whoHint')}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...field('ground')}
        label={t('ground')}
        hint={t('groundHint')}
        maxLength={1000}
        autoComplete="off"
      />
      <div className={shared.ends}>
        <Button onClick={onDone}>{parts('cancel')}</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={isPending}
        >
          {isPending ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
