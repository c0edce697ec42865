import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  readCalendarLink,
  removeCalendarLink,
  renewCalendarLink,
} from '#core/contract/office/calendar.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';

/** The private address of the member's next steps, for a calendar program; shown once. */
export function CalendarCard() {
  const t = useTranslations('admin.profile.calendar');
  const { data } = useAnswer(readCalendarLink);
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const setup = {
    makesStale: [readCalendarLink],
    failed: t('failed'),
  } as const;
  const renew = useWrite(renewCalendarLink, { ...setup, onSuccess: (made) => setUrl(made.url) });
  const end = useWrite(removeCalendarLink, { ...setup, onSuccess: () => setUrl(null) });
  const isPending = renew.isPending || end.isPending;
  const since = data?.since ?? null;
  const confirm = () => {
    setAsked(null);
    if (asked === 'renew') {
      renew.mutate({});
    } else {
      end.mutate({});
    }
  };
  return (
    <Card title={t('title')}>
      <div className={shared.stack}>
        <p className={shared.soft}>{t('text')}</p>
        {url && (
          <>
            <TextInput
              name="calendarUrl"
              label={t('address')}
              hint={t('once')}
              value={url}
              readOnly
            />
            <div>
              <CopyButton text={url} label={t('copy')} />
            </div>
          </>
        )}
        {since && (
          <p className={shared.small}>
            {t('since')} <RelativeTime value={since} />
          </p>
        )}
        <div className={shared.actions}>
          <ToolButton
            disabled={isPending || data === undefined}
            onClick={() => (since ? setAsked('renew') : renew.mutate({}))}
          >
            {t(since ? 'renew' : 'make')}
          </ToolButton>
          {since && (
            <ToolButton disabled={isPending} onClick={() => setAsked('end')}>
              {t('end')}
            </ToolButton>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t(asked === 'end' ? 'endTitle' : 'renewTitle')}
        confirm={t(asked === 'end' ? 'end' : 'renew')}
        isPending={isPending}
        onConfirm={confirm}
      >
        {t('ends')}
      </ConfirmDialog>
    </Card>
  );
}
