import { useState } from 'react';
import { calculateSavings } from '#core/contract/public-calls.ts';
import { call } from '#web/kit/api.ts';
import { pixelEvent } from '../../browser/calls/pixel.ts';
import { track, visitorSession } from '../../browser/calls/tracking.ts';
import type { Estimate, SavingsInput } from '../../browser/storage/kept-estimate.ts';

/** Milliseconds to show the overlay, at least. */
const overlayMs = 4000;
/** Milliseconds until a request counts as failed. */
const answerWithinMs = 30_000;

/** Takes at least as long as the overlay. Rejects without an answer or when `signal` aborts. */
async function requestEstimate(input: SavingsInput, signal: AbortSignal): Promise<Estimate> {
  const { isBillGuessed: _isGuessed, ...home } = input;
  const request = call(calculateSavings, {
    body: { ...home, sessionId: visitorSession() },
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  });
  const overlay = new Promise((done) => setTimeout(done, overlayMs));
  const [answer] = await Promise.all([request, overlay]);
  return { ...answer, ...input } as Estimate;
}

/** Reports an estimate to the server and, if allowed, to the advertising network. */
export function reportEstimate({ electricBill, homePrice }: SavingsInput): void {
  track('calculate_savings');
  pixelEvent('CalculateSavings', { electricBill, homePrice });
}

interface Calculation {
  /** Its end ends the calculation. */
  onEstimate: (estimate: Estimate) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** One calculation at a time; a canceled one reports nothing. */
export function useCalculation({ onEstimate, onFailure }: Calculation) {
  const [work, setWork] = useState<AbortController | null>(null);

  const run = async (input: SavingsInput) => {
    const controller = new AbortController();
    const { signal } = controller;
    setWork(controller);
    try {
      const estimate = await requestEstimate(input, signal);
      if (!signal.aborted) {
        await onEstimate(estimate);
      }
    } catch (error) {
      if (!signal.aborted) {
        onFailure(error);
      }
    } finally {
      setWork((now) => (now === controller ? null : now));
    }
  };

  const cancel = () => {
    work?.abort();
    setWork(null);
  };

  return {
    isBusy: work !== null,
    start: (input: SavingsInput) => void run(input),
    cancel,
  };
}
