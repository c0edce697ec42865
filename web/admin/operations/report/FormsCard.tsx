import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './report.module.css';
import type { Report } from './spans.ts';
import { useDayTexts } from './use-day-texts.ts';

type Form = Report['forms'][number];

function FormRow({ form: { step, language, began, sent, left } }: { form: Form }) {
  const t = useTranslations('admin.report.forms');
  const languages = useTranslations('admin.languages');
  const { number, percent } = useFormats();
  return (
    <tr>
      <th scope="row">
        {t(`steps.${step}`)}
        <small>{languages(language)}</small>
      </th>
      <td>{number(began)}</td>
      <td>
        {number(sent)}
        <small>{percent(sent / began)}</small>
      </td>
      <td>
        {left.length === 0 ? (
          '–'
        ) : (
          <ol>
            {left.map(({ field, count }) => (
              <li key={field}>
                <span>{t(`fields.${field}`)}</span> <span>{number(count)}</span>
              </li>
            ))}
          </ol>
        )}
      </td>
    </tr>
  );
}

/** Where forms are abandoned: the last fields, by form and language. */
export function FormsCard({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  if (report.forms.length === 0) {
    return null;
  }
  const caption = t('caption', {
    range: days.range(report),
    moment: days.moment(report.asOf, report.timeZone),
  });
  return (
    <Card title={t('forms.title')}>
      <p className={styles.caption}>{caption}</p>
      <div
        className={`${styles.frame} ${styles.whole}`}
        role="region"
        aria-label={t('forms.title')}
        // Scrolled by keys too.
        tabIndex={0}
      >
        <table className={`${styles.table} ${styles.forms}`}>
          <caption className="visually-hidden">{t('forms.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('forms.form')}</th>
              <th scope="col">{t('forms.began')}</th>
              <th scope="col">{t('forms.sent')}</th>
              <th scope="col">{t('forms.left')}</th>
            </tr>
          </thead>
          <tbody>
            {report.forms.map((form) => (
              <FormRow key={`${form.step} ${form.language}`} form={form} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${shared.small} ${styles.note}`}>{t('forms.note')}</p>
    </Card>
  );
}
