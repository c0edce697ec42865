import { useTranslations } from 'use-intl';
import { codeOfName, referralCodePattern } from '#core/domain/referral.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Warning } from '#web/kit/icons.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { RegistrationValues } from './registration-values.ts';
import { type CodeAnswer, useCodeCheck } from './use-code-check.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  field: ReturnType<FieldOf<RegistrationValues>>;
  /** Where links with the code lead: the site without `https://`. */
  host: string;
  values: Pick<RegistrationValues, 'firstName' | 'lastName' | 'referralCode'>;
  onUse: (code: string) => void;
}

function CodeNote({ code, answer }: { code: string; answer: CodeAnswer | null }) {
  const t = useTranslations('register.code');
  if (code.length >= 3 && !referralCodePattern.test(code)) {
    return (
      <p className={styles.refused}>
        <Warning size={18} />
        <span>{t('malformed')}</span>
      </p>
    );
  }
  if (code === '' || answer === null) {
    return null;
  }
  const isFree = answer.state === 'free';
  return (
    <p className={isFree ? styles.free : styles.refused}>
      {isFree ? <Check size={18} /> : <Warning size={18} />}
      <span>{t(answer.state, { code })}</span>
    </p>
  );
}

/**
 * The code that a person would like, answered while it is typed, with the link it makes. One is
 * proposed where the field is empty, or the code is somebody's. Nothing waits for the answer.
 */
export function CodeField({ field, host, values, onUse }: CodeFieldProps) {
  const t = useTranslations('register.code');
  const code = values.referralCode.trim();
  const own = codeOfName(values.firstName, values.lastName);
  const answer = useCodeCheck(code || own);
  const ofName = answer?.state === 'free' ? own : answer?.suggestion;
  const proposal = code === '' ? answer && ofName : answer?.suggestion;
  return (
    <div>
      <TextInput
        label={t('label')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...field}
      />
      <div className={styles.below}>
        <div role="status">
          <CodeNote
            code={code}
            answer={answer}
          />
        </div>
        {proposal && (
          <p className={styles.proposal}>
            <span>{t('proposal')}</span>
            <Button
              size="small"
              onClick={() => onUse(proposal)}
            >
              {t('use', { code: proposal })}
            </Button>
          </p>
        )}
        <p className={styles.link}>
          {t('link')}{' '}
          <strong>
            {host}/{code || t('yours')}
          </strong>
        </p>
      </div>
    </div>
  );
}
