import { useRef, useState } from 'react';
import { carriedFields, type PostedForm } from '#core/contract/forms/posted-form.ts';
import { ownStorageKeys } from '#core/domain/options.ts';
import type { PartnerSees as PartnerLevel } from '#core/domain/term-values.ts';
import { clearAnswers } from '../../browser/storage/answers.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { carriedOf } from '../form/HiddenFields.tsx';
import { postedField, tickOf } from '../form/posted-field.ts';
import { useKeptForm } from '../form/use-kept-form.ts';
import {
  applicationSchema,
  blankApplication,
  knownApplicant,
  shapeApplication,
  tickedNow,
  type Application,
  type ApplicationValues,
} from './application-values.ts';
import { forgetStart, reportBeginning } from './send-application.ts';

export interface ApplicationProps {
  consent: {
    version: string;
    text: string;
    isRequired: boolean;
    isPrechecked: boolean;
  };
  /** How much of an applicant the credited partner reads. */
  partnerSees: PartnerLevel;
  /** The form as the browser itself posted it. */
  posted?: PostedForm | undefined;
}

/** The form of an application, wherever it stands; `onBegun` is called when it is first used. */
export function useApplication({ consent, posted }: ApplicationProps, onBegun: () => void) {
  const { language } = useSite();
  const [schema] = useState(() => applicationSchema(consent.isRequired));
  const { form, field, draft, forget } = useKeptForm<ApplicationValues, Application>({
    draftKey: ownStorageKeys.applicationDraft,
    schema,
    blank: blankApplication(consent.isPrechecked),
    prefill: knownApplicant,
    shape: shapeApplication,
    onBegun,
  });
  const trap = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);

  return {
    form,
    field: postedField(field, posted),
    trap,
    hidden: {
      language,
      consentVersion: consent.version,
      consentTicked: tickOf(posted, consent.isPrechecked),
      ...carriedOf(posted?.values, carriedFields.apply),
    },
    begin: () => {
      if (!hasBegun.current) {
        hasBegun.current = true;
        onBegun();
        reportBeginning();
      }
    },
    clear: () => {
      forget();
      clearAnswers();
      forgetStart();
    },
    /** What is sent besides the answers. */
    besides: (application: Application) => {
      const { referralCode, consent: touched } = draft.touched();
      return {
        consentVersion: consent.version,
        consentTicked: tickedNow(
          application.consent,
          consent.isPrechecked && touched === undefined,
        ),
        website: trap.current?.value ?? '',
        referralChoice: referralCode,
      };
    },
  };
}
