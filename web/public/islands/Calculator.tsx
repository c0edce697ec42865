import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { postForm } from '../browser/carry-stored.ts';
import { celebrate, loadConfetti } from '../browser/effects/celebrate.ts';
import { prefersLessMotion } from '../browser/effects/motion.ts';
import { playSuccess, prepareSuccess } from '../browser/effects/sound.ts';
import { isOffline } from '../browser/offline.ts';
import {
  dropEstimate,
  keepEstimate,
  keptEstimate,
  watchEstimate,
  type Estimate,
  type SavingsInput,
} from '../browser/storage/kept-estimate.ts';
import { keptRate, keptWish } from '../browser/storage/kept-text.ts';
import {
  isOutdated,
  type Answers,
  type BrowserErrors,
  type ProgrammeLimits,
} from '../parts/estimate/calculator-answers.ts';
import { CalculatorForm } from '../parts/estimate/CalculatorForm.tsx';
import { reportEstimate, useCalculation } from '../parts/estimate/use-calculation.ts';
import type { EstimateView } from '../parts/estimate/estimate-view.ts';
import { useFailure } from '../parts/form/FailureNote.tsx';
import { fetchOverlay, Overlay } from '../parts/overlay.ts';
import { fetchAhead, pagePart } from '../parts/part.ts';

export const namespaces = [
  'calculator',
  'estimate',
  'site',
  'nearMiss',
  'fields',
  'resume',
] as const;
export const needsFigures = true;

const ResultsDialog = pagePart(() => import('../parts/estimate/ResultsDialog.tsx'));
const ResultSummary = pagePart(() => import('../parts/estimate/ResultSummary.tsx'));

/** Milliseconds between the figures and the celebration. */
const celebrationMs = 600;
/** Milliseconds before the page scrolls to the form in its address. */
const scrollAfterMs = 100;

/** Scrolls to the form if the address names it, unless the visitor has started to act. */
function scrollToForm() {
  if (location.hash !== '#calculator-form') {
    return;
  }
  const timer = setTimeout(() => {
    if (!navigator.userActivation?.hasBeenActive) {
      const behavior = prefersLessMotion() ? 'instant' : 'smooth';
      document.getElementById('calculator-form')?.scrollIntoView({ behavior });
    }
  }, scrollAfterMs);
  return () => clearTimeout(timer);
}

function celebrateEstimate(): void {
  playSuccess();
  celebrate(({ burst }) => burst());
}

function focusSummary() {
  return document.querySelector<HTMLElement>('[data-result] button')?.focus();
}

interface CalculatorProps {
  errors: BrowserErrors;
  view: EstimateView;
  limits: ProgrammeLimits;
  posted?: PostedForm | undefined;
}

export default function Calculator({ errors, view, limits, posted }: CalculatorProps) {
  const t = useTranslations('calculator');
  const estimate = useSyncExternalStore(watchEstimate, keptEstimate, () => null);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(scrollToForm, []);

  const { failure, tell, forget } = useFailure();
  const fail = (error: unknown) => {
    console.error('Calculation failed', error);
    tell({ title: t('failed.title'), text: t('failed.text') }, error);
  };

  /** Opens the dialog. If its code fails to load, the server shows it as a page. */
  const open = async (): Promise<boolean> => {
    try {
      await ResultsDialog.load();
    } catch (error) {
      if (isOffline()) {
        fail(error);
      } else {
        postForm(form.current!);
      }
      return false;
    }
    forget();
    setIsOpen(true);
    return true;
  };
  const show = async (made: Estimate) => {
    keepEstimate(made);
    reportEstimate(made);
    // No celebration for a benefit that the visitor cannot get.
    if ((await open()) && made.programCovers) {
      setTimeout(celebrateEstimate, celebrationMs);
    }
  };
  const { isBusy, start, cancel } = useCalculation({
    onEstimate: show,
    onFailure: fail,
  });

  // A disabled button loses the focus; it gets it back if the work failed.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isOpen) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy, isOpen]);

  const ask = (input: SavingsInput) => {
    prepareSuccess();
    fetchAhead(ResultsDialog.load);
    fetchAhead(loadConfetti);
    forget();
    start(input);
  };
  const clear = () => {
    dropEstimate();
    keptRate.keep('');
    keptWish.keep('');
  };
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(focusSummary);
  };

  const change = () => {
    setIsOpen(false);
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('select, input:not([type=hidden])');
      first?.focus();
    });
  };

  return (
    <>
      <CalculatorForm
        form={form}
        errors={errors}
        posted={posted}
        limits={limits}
        isBusy={isBusy}
        failure={failure}
        onAsk={ask}
        onBegin={fetchOverlay}
        onClear={clear}
        onAnswers={setAnswers}
      />
      {estimate && (
        <ResultSummary
          estimate={estimate}
          isOutdated={isOutdated(estimate, answers)}
          view={view}
          onShowAgain={() => void open()}
        />
      )}
      {isBusy && (
        <Overlay
          title={t('loading.title')}
          messages={[t('loading.sun'), t('loading.price'), t('loading.roof'), t('loading.sum')]}
          onEscape={cancel}
          escapeLabel={t('loading.cancel')}
        />
      )}
      {estimate && isOpen && (
        <ResultsDialog estimate={estimate} view={view} onClose={close} onChange={change} />
      )}
    </>
  );
}
