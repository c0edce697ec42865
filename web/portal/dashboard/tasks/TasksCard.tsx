import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { listTasks } from '#core/contract/partners/affiliate/tasks.ts';
import { taskTexts } from '#core/i18n/mails/task-texts.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { shortDay } from '../../parts/day-text.ts';
import styles from './tasks.module.css';

export function TasksCard() {
  const t = useTranslations('portal.tasks');
  const language = useLocale();
  const { cents } = useFormats();
  const { data: tasks } = useAnswer(listTasks);
  const { data: earnings } = useAnswer(readEarnings);
  if (!tasks) {
    return null;
  }
  if (tasks.length === 0) {
    return <p className={`${shared.frame} ${styles.none}`}>{t('none')}</p>;
  }
  const open = tasks.filter(({ sentOn }) => sentOn === null);
  const waiting = earnings?.ownTasksCents ?? 0;
  const isFirst = earnings && Object.values(earnings.byState).every((sum) => sum === 0);
  const day = (text: string) => shortDay(text, language);
  return (
    <Card
      title={t('title')}
      aside={open.length > 0 && <Badge tone="amber">{open.length}</Badge>}
      isFlush
      className={`${styles.card} ${open.length > 0 ? styles.open : ''}`}
    >
      <p className={`${shared.small} ${styles.why}`}>
        {waiting > 0 ? t('whySum', { amount: cents(waiting) }) : t(isFirst ? 'whyFirst' : 'why')}
      </p>
      <ul className={shared.list}>
        {tasks.map(({ what, path, since, sentOn }) => (
          <li key={what}>
            <Link to={path} className={`${shared.centered} ${styles.task}`}>
              <span>
                <strong>{taskTexts[language][what]}</strong>
                <small>
                  {sentOn === null
                    ? t(`more.${what}`, { date: day(since) })
                    : t('sent', { date: day(sentOn) })}
                </small>
              </span>
              <Chevron size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
