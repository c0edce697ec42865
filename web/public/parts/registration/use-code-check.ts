import { useEffect, useState } from 'react';
import { checkCode } from '#core/contract/public-calls.ts';
import { referralCodePattern } from '#core/domain/referral.ts';
import { call } from '#web/kit/api.ts';

export interface CodeAnswer {
  /** The code that was asked about. */
  readonly code: string;
  readonly state: 'free' | 'taken' | 'reserved' | 'malformed';
  readonly suggestion: string | null;
}

/** Milliseconds after the last key before the server is asked. */
const pauseMs = 350;

/**
 * What the server says of a code while it is typed; null until it has answered, and where it does
 * not: nothing waits for it.
 */
export function useCodeCheck(typed: string): CodeAnswer | null {
  const [answer, setAnswer] = useState<CodeAnswer | null>(null);
  const code = typed.trim();
  useEffect(() => {
    if (!referralCodePattern.test(code)) {
      return;
    }
    const stop = new AbortController();
    const ask = async () => {
      try {
        const said = await call(checkCode, { query: { code }, signal: stop.signal });
        setAnswer({ code, ...said });
      } catch {
        // Too many questions, or no line: the registration itself will say it.
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code]);
  return answer?.code === code ? answer : null;
}
