import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import styles from './edit.module.css';
import { LeadFields } from './LeadFields.tsx';
import { useFieldText } from './field-options.ts';
import { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps {
  lead: LeadDetail;
  /** Where what is typed is kept until it was sent. */
  draftName: string;
  onDone: () => void;
}

/** Every field of a lead that staff may change. Only the changed ones are sent. */
export function LeadForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.leadEdit');
  const fieldText = useFieldText();
  const queries = useQueryClient();
  const { form, field, isPending, conflict, keepMine, takeTheirs, forget } = useLeadForm({
    lead,
    draftName,
    queries,
    onDone,
  });
  const { element, insist } = useInsist(keepMine);
  const discard = () => {
    forget();
    onDone();
  };
  return (
    <form
      {...form}
      ref={element}
      className={styles.form}
    >
      {conflict && (
        <ConflictNote
          conflict={conflict}
          label={(name) => t(`fields.${name}`)}
          inWords={fieldText}
          onKeepMine={insist}
          onTakeTheirs={takeTheirs}
        />
      )}
      <LeadFields
        lead={lead}
        field={field}
      />
      <div className={styles.actions}>
        <Button onClick={discard}>{t('discard')}</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={isPending}
        >
          {isPending ? t('pending') : t('save')}
        </Button>
      </div>
    </form>
  );
}
