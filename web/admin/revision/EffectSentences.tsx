import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import type { RevisionPreview } from '../api-types.ts';

export function EffectSentences({ preview }: { preview: RevisionPreview }) {
  const t = useTranslations('admin.revision.publish');
  const { number } = useFormats();
  const { pages, openLeads } = preview;
  const texts = pages.reduce((count, { changes }) => count + changes.length, 0);
  const { touched: count, looked, isAll } = openLeads;
  return (
    <>
      {t('texts', { count: texts })}{' '}
      {isAll ? t('leads', { count }) : t('leadsOfNewest', { count, looked: number(looked) })}
    </>
  );
}
