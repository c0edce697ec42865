import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { CallError } from '#web/kit/api.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { DoorPage } from './DoorPage.tsx';
import { dropLinkToken, readLinkToken } from './link-token.ts';

/** Whether the link itself was refused, and not what was typed. */
export function isLinkRefused(error: Error): boolean {
  return error instanceof CallError && error.errors.some(({ path }) => path === 'token');
}

/** Whether what is wrong is said beside its field. */
export function isAtField(error: Error): boolean {
  return error instanceof CallError && error.errors.length > 0;
}

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
  /** Where who came without a secret is led to. */
  login: string;
  corner?: ReactNode;
  /** Without one for `done` the form leads on by itself. */
  answers: Readonly<{ done?: Answer; invalid: Answer }>;
  children: (form: LinkFormProps) => ReactNode;
}

/** The page of a mailed link: its form, and then what became of it. Without a secret, the login. */
export function LinkPage({ title, login, corner, answers, children }: LinkPageProps) {
  const [token] = useState(readLinkToken);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = outcome && answers[outcome];
  useTitle(answer?.title ?? title);
  if (token === null) {
    return (
      <Navigate
        to={login}
        replace
      />
    );
  }
  const onOutcome = (found: Outcome) => {
    dropLinkToken();
    setOutcome(found);
    focusContent();
  };
  return (
    <DoorPage
      title={answer?.title ?? title}
      corner={corner}
    >
      {answer ? (
        <div className={shared.stack}>
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
