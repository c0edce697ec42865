import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { CallError } from '#web/kit/api.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { DoorPage } from './DoorPage.tsx';
import { dropLinkToken, readLinkToken } from './link-token.ts';

/** Whether the link itself was refused, not the typed values. */
export function isLinkRefused(error: Error): boolean {
  return error instanceof CallError && error.errors.some(({ path }) => path === 'token');
}

export function isAtField(error: Error): boolean {
  return error instanceof CallError && error.errors.length > 0;
}

type Outcome = 'done' | 'invalid';

/** The props of a mailed link's form: its token, and a callback once that is used up. */
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
  /** The login, for a link without a token. */
  login: string;
  head?: ReactNode;
  /** Without `done` the form itself leads on. */
  answers: Readonly<{ done?: Answer; invalid: Answer }>;
  children: (form: LinkFormProps) => ReactNode;
}

/** The page of a mailed link: its form, then the outcome. Without a token, the login. */
export function LinkPage({ title, login, head, answers, children }: LinkPageProps) {
  const [token] = useState(readLinkToken);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = outcome && answers[outcome];
  useTitle(answer?.title ?? title);
  if (token === null) {
    return <Navigate to={login} replace />;
  }
  const onOutcome = (found: Outcome) => {
    dropLinkToken();
    setOutcome(found);
    focusContent();
  };
  return (
    <DoorPage title={answer?.title ?? title} head={head}>
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
