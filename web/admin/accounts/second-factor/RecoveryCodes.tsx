import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { saveFile } from '#web/office/parts/save-file.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './second-factor.module.css';

/** The focused button is gone, so a screen reader continues from here. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('admin.secondFactor.codes');
  if (codes.length === 0) {
    return (
      <div className={shared.stack}>
        <p role="status">{t('none')}</p>
        <Button variant="ink" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    );
  }
  const text = [t('file', { site: location.hostname }), '', ...codes, ''].join('\n');
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className={shared.stack}>
      <div className={`${shared.stack} ${styles.paper}`}>
        <h2 ref={focusOn} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        <p className={shared.hint}>{t('why')}</p>
        <ol className={`${shared.sunk} ${styles.codes}`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={shared.row}>
        <ToolButton onClick={save}>{t('download')}</ToolButton>
        <ToolButton onClick={() => print()}>{t('print')}</ToolButton>
        <CopyButton text={codes.join('\n')} label={t('copy')} />
      </div>
      <Button variant="sun" isWide onClick={onDone}>
        {t('go')}
      </Button>
    </div>
  );
}
