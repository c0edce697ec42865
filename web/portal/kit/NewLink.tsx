import { useTranslations } from 'use-intl';
import { createLink, listLinks } from '#core/contract/partners/affiliate/links.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftName } from '../session-context.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './kit.module.css';

/** Creates a link for a channel, and optionally a listing. */
export function NewLink() {
  const t = useTranslations('portal.kit.links');
  const { form, field, startOver, isPending } = useContractForm(createLink, {
    draftName: useDraftName('link'),
    start: { name: '', listing: '' },
    toBody: (typed) => typed,
    makesStale: [listLinks],
    done: t('made'),
    failed: t('notMade'),
    onSuccess: () => startOver(),
  });
  return (
    <form {...form} className={`${shared.rows} ${styles.new}`}>
      <TextInput
        {...field('name')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      <TextInput
        {...field('listing')}
        label={t('listing')}
        hint={t('listingHint')}
        maxLength={120}
        autoComplete="off"
      />
      <Button type="submit" disabled={isPending}>
        {t('make')}
      </Button>
    </form>
  );
}
