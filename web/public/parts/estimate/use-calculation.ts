import { useState } from 'react';
import type { Estimate, SavingsInput } from '../../browser/storage/kept-estimate.ts';
import { requestEstimate } from './request-estimate.ts';

interface Calculation {
  /** The work is over when this is. */
  onEstimate: (estimate: Estimate) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** One calculation at a time, which can be called off; then nobody hears of it. */
export function useCalculation({ onEstimate, onFailure }: Calculation) {
  const [work, setWork] = useState<AbortController | null>(null);

  const start = async (input: SavingsInput) => {
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
    start: (input: SavingsInput) => void start(input),
    cancel,
  };
}
