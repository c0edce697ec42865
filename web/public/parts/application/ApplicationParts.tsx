import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentBox } from '../form/ConsentBox.tsx';
import { PersonFields } from '../form/FieldGroup.tsx';
import { LegalLinks } from '../form/SendingForm.tsx';
import { WebsiteTrap } from '../form/WebsiteTrap.tsx';
import { HomeFields, PlanFields } from './ApplicationFields.tsx';
import type { ApplicationProps, useApplication } from './use-application.ts';

interface PartsProps extends Pick<ApplicationProps, 'consent' | 'posted'> {
  of: ReturnType<typeof useApplication>;
  /** Stands before the consent. */
  children?: ReactNode;
}

/** What an application asks, in its order. */
export function ApplicationParts({
  of: { form, field, trap },
  consent,
  posted,
  children,
}: PartsProps) {
  const t = useTranslations('form');
  return (
    <>
      <PersonFields
        id="about-title"
        title={t('application.about')}
        field={field}
      />
      <HomeFields
        field={field}
        onAddress={(text) =>
          form.setValue('currentAddress', text, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <PlanFields field={field} />
      <WebsiteTrap ref={trap} />
      {children}
      <ConsentBox
        consent={consent}
        field={field}
        posted={posted}
      />
      <LegalLinks />
    </>
  );
}
