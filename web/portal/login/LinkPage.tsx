import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { portalPaths } from '#core/contract/site.ts';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import styles from './login.module.css';
import { dropResetToken, readResetToken } from './reset-token.ts';

export type Outcome = 'done' | 'invalid';

/** What a form of a mailed link takes: its secret, and what to call once that is used up. */
export interface LinkFormProps {
  token: string;
  onOutcome: (outcome: Outcome) => void;
}

interface Answer {
  title: string;
  text: string;
  to: string;
  link: string;
}

interface LinkPageProps {
  title: string;
  answers: Readonly<Record<Outcome, Answer>>;
  children: (form: LinkFormProps) => ReactNode;
}

/** The page of a mailed link: its form, and then what became of it. Without a secret, the login. */
export function LinkPage({ title, answers, children }: LinkPageProps) {
  const [token] = useState(readResetToken);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = outcome && answers[outcome];
  useTitle(answer?.title ?? title);
  if (token === null) {
    return (
      <Navigate
        to={portalPaths.login}
        replace
      />
    );
  }
  const onOutcome = (found: Outcome) => {
    dropResetToken();
    setOutcome(found);
    focusContent();
  };
  return (
    <DoorPage
      title={answer?.title ?? title}
      corner={<LanguageMenu />}
    >
      {answer ? (
        <div className={styles.answer}>
          <p role="status">{answer.text}</p>
          <p>
            <Link to={answer.to}>{answer.link}</Link>
          </p>
        </div>
      ) : (
        children({ token, onOutcome })
      )}
    </DoorPage>
  );
}
