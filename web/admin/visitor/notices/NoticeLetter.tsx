import { useTranslations } from 'use-intl';
import { listNotices, sendLetter, setNoticeAside } from '#core/contract/visitor/letters.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Arrow, Print } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import letter from '#web/office/commission/statement.module.css';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Notice } from '../../api-types.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { dayOf } from '../../day-of.ts';
import styles from './notices.module.css';

/** Marks the letter as sent, with the address if the person left none. */
function SentForm({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const t = useTranslations('admin.notices');
  const { form, line, isPending } = useContractForm(sendLetter, {
    draftName: useDraftName(`notice:${notice.id}`),
    start: { postalAddress: '' },
    toBody: ({ postalAddress }) => (postalAddress === '' ? {} : { postalAddress }),
    options: { params: { id: notice.id } },
    makesStale: [allUnder(listNotices)],
    done: t('marked'),
    failed: t('markFailed'),
    onSuccess: onDone,
  });
  return (
    <form {...form} className={`${shared.rows} ${styles.mark}`}>
      {notice.postalAddress === null && (
        <TextInput {...line('postalAddress')} label={t('address')} hint={t('addressHint')} />
      )}
      <Button type="submit" variant="ink" disabled={isPending}>
        {t(isPending ? 'marking' : 'mark')}
      </Button>
    </form>
  );
}

function AsideForm({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const t = useTranslations('admin.notices.aside');
  const { form, line, isPending } = useContractForm(setNoticeAside, {
    draftName: useDraftName(`notice-aside:${notice.id}`),
    start: { reason: '' },
    toBody: (typed) => typed,
    options: { params: { id: notice.id } },
    makesStale: [allUnder(listNotices)],
    t,
    onSuccess: onDone,
  });
  return (
    <form {...form} className={`${shared.rows} ${styles.mark}`}>
      <TextInput {...line('reason')} label={t('reason')} hint={t('reasonHint')} />
      <Button type="submit" disabled={isPending}>
        {t(isPending ? 'saving' : 'save')}
      </Button>
    </form>
  );
}

function Aside({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const t = useTranslations('admin.notices.aside');
  const { setAside, isAnsweredYes } = notice;
  if (setAside) {
    const { at, by: name, reason } = setAside;
    return (
      <p className={`${shared.rows} ${styles.mark}`}>
        {t('text', { day: dayOf(at), name, reason })}
      </p>
    );
  }
  return isAnsweredYes ? <AsideForm notice={notice} onDone={onDone} /> : null;
}

interface NoticeLetterProps {
  notice: Notice;
  /** Staff must or may still send it. */
  isOpen: boolean;
  onDone: () => void;
}

export function NoticeLetter({ notice, isOpen, onDone }: NoticeLetterProps) {
  const t = useTranslations('admin.notices');
  const { name, postalAddress, language, text } = notice;
  const [title, ...paragraphs] = text.split('\n\n');
  return (
    <div className={`${shared.rows} ${letter.page}`}>
      <div className={`${shared.centered} ${letter.tools}`}>
        <ToolButton onClick={onDone}>
          <Arrow size={16} direction="left" />
          {t('back')}
        </ToolButton>
        <ToolButton onClick={() => window.print()}>
          <Print size={16} />
          {t('print')}
        </ToolButton>
      </div>
      <article className={`${shared.frame} ${shared.list} ${letter.letter}`}>
        <address className={letter.receiver}>
          <span className={shared.small}>{t('to')}</span>
          <strong>{name}</strong>
          {postalAddress && <span>{postalAddress}</span>}
        </address>
        <div lang={language} className={`${shared.list} ${styles.text}`}>
          <h1 className={shared.name}>{title}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={shared.written}>
              {paragraph}
            </p>
          ))}
        </div>
      </article>
      {isOpen && (
        <>
          <SentForm notice={notice} onDone={onDone} />
          <Aside notice={notice} onDone={onDone} />
        </>
      )}
    </div>
  );
}
