import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import styles from '../lead.module.css';

interface CircumstancesProps {
  language: Language;
  termsVersion: string;
  termsAsOf: string | null;
}

export function Circumstances({ language, termsVersion, termsAsOf }: CircumstancesProps) {
  const t = useTranslations('admin.shown');
  const languages = useTranslations('admin.languages');
  const named = { language: languages(language), version: termsVersion, code: inCode };
  return (
    <span className={styles.under}>
      {termsAsOf
        ? t.rich('termsAsOf', {
            ...named,
            day: termsAsOf,
          })
        : t.rich('terms', named)}
    </span>
  );
}
