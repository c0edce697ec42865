import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { putStartAway, readStart } from '#core/contract/operations/start.ts';
import { Check } from '#web/kit/icons.tsx';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { part } from '#web/kit/part.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import tool from '#web/office/parts/tool-button.module.css';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import styles from './start.module.css';

export type Item = AnswerOf<typeof readStart>['items'][number];

export const startQuery = callQuery(readStart, {}, { staleTime: 0 });

/** The steps that are done here; the others on screens of their own. */
const dialogs: readonly string[] = ['mail', 'test-lead', 'backup', 'first-lead'];
const StartDialog = part(async () => (await import('./StartDialog.tsx')).StartDialog);

function Step({ item, number, isNext }: { item: Item; number: number; isNext: boolean }) {
  const t = useTranslations('admin.start');
  const [isOpen, setIsOpen] = useState(false);
  const { id, isDone, path, found } = item;
  const isHere = dialogs.includes(id);
  const made = found['at'] ? dayOf(found['at']) : 'none';
  const button = t(`buttons.${id}`, found as never);
  const variant = isNext ? styles.sun : isDone ? tool.quiet : tool.outline;
  const look = `${tool.tool} ${styles.button} ${variant}`;
  return (
    <li className={isNext ? styles.next : undefined}>
      <span className={isDone ? `${styles.mark} ${styles.done}` : styles.mark}>
        {isDone ? <Check size={16} /> : number}
      </span>
      <span className={styles.say}>
        <span className={isDone ? shared.soft : shared.strong}>{t(`steps.${id}`)}</span>
        <span className={shared.soft}>
          {t(`found.${id}`, { ...found, isDone: String(isDone), made } as never)}
        </span>
      </span>
      {isHere ? (
        <button type="button" className={look} onClick={() => setIsOpen(true)}>
          {button}
        </button>
      ) : (
        <Link to={path} className={look}>
          {button}
        </Link>
      )}
      {isOpen && (
        <StartDialog item={item} title={t(`steps.${id}`)} onDone={() => setIsOpen(false)} />
      )}
    </li>
  );
}

export function StartCard() {
  const t = useTranslations('admin.start');
  const { data } = useQuery(startQuery);
  const later = useWrite(putStartAway, { makesStale: [readStart], failed: t('laterFailed') });
  // Gone with the press: what is below moves up before the next one.
  if (!data || data.isDone || data.isPutAway || later.isPending || later.isSuccess) {
    return null;
  }
  const { items } = data;
  const isOffice = items[0]?.id === 'account';
  const done = items.filter(({ isDone }) => isDone).length;
  const next = items.find(({ isDone }) => !isDone)?.id;
  return (
    <Card
      title={t(isOffice ? 'title' : 'newcomer')}
      isFlush
      aside={
        <div className={`${shared.centered} ${styles.aside}`}>
          {isOffice && (
            <>
              <progress className={styles.progress} max={items.length} value={done} />
              <span>{t('progress', { done: String(done), all: String(items.length) })}</span>
            </>
          )}
          <button
            type="button"
            className={`${shared.rowButton} ${styles.later}`}
            onClick={() => later.mutate({ body: {} })}
          >
            {t(isOffice ? 'later' : 'putAway')}
          </button>
        </div>
      }
    >
      <ol className={styles.steps}>
        {items.map((item, at) => (
          <Step key={item.id} item={item} number={at + 1} isNext={item.id === next} />
        ))}
      </ol>
    </Card>
  );
}
