import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { largestLogo, publishLender } from '#core/contract/programme/lender.ts';
import { readStart } from '#core/contract/operations/start.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { type ContractForm, useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { PictureChoice } from '#web/office/parts/PictureChoice.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Programme } from '../../api-types.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { pathOf } from '../../navigation/tabs.ts';
import { everyRevision } from '../revision/preview-query.ts';
import { termInForce } from '../validity.ts';
import {
  contrastOf,
  isBrandColors,
  isHexColor,
  leastContrast,
  readableInk,
} from '#core/domain/programme/brand-colors.ts';
import { Logo, LogoMark } from '#web/kit/Logo.tsx';
import button from '#web/kit/button.module.css';
import styles from './lender.module.css';
import { hasSampleHours, sampleDetails } from '#core/domain/programme/sample-details.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';

/** The fields as they start; a sample is not offered to be kept. */
function startOf(programme: Programme) {
  const entered = (key: keyof typeof sampleDetails) => {
    const value = termInForce(programme, key) ?? '';
    return value === sampleDetails[key] ? '' : value;
  };
  const supportHours = termInForce(programme, 'supportHours');
  const isSample = !supportHours || hasSampleHours({ supportHours });
  const colors = termInForce(programme, 'brandColors');
  return {
    name: entered('lenderName'),
    license: entered('licenseNumber'),
    nmlsId: termInForce(programme, 'nmlsId') ?? '',
    phone: entered('supportPhone'),
    email: entered('supportEmail'),
    ...(isSample ? { en: '', es: '', pt: '' } : supportHours),
    name1: termInForce(programme, 'homeOfficeName') ?? '',
    address1: entered('homeOfficeAddress'),
    name2: termInForce(programme, 'medfordOfficeName') ?? '',
    address2: entered('medfordOfficeAddress'),
    ground: colors?.ground ?? '',
    ink: colors?.ink ?? '',
  };
}

type TypedLender = ReturnType<typeof startOf>;

/** The rules of fields whose value is elsewhere in the body. */
function wrongDetails(typed: TypedLender): Partial<Record<string, ValidationKey>> {
  const { address1, en, es, pt, ground, ink } = typed;
  const missing = Object.entries(en || es || pt ? { address1, en, es, pt } : { address1 });
  const colors = Object.entries(ground || ink ? { ground, ink } : {});
  const isLow =
    isHexColor(ground) && isHexColor(ink) && contrastOf({ ground, ink }) < leastContrast;
  return Object.fromEntries([
    ...missing.filter(([, text]) => !text.trim()).map(([name]) => [name, 'text.line']),
    ...colors.filter(([, text]) => !isHexColor(text)).map(([name]) => [name, 'text.line']),
    ...(isLow ? [['ink', 'color.contrast']] : []),
  ]);
}

/** What is sent; a `logo` that is undefined stays. */
function bodyOf(typed: TypedLender, logo: string | null | undefined) {
  const { en, es, pt, name1, address1, name2, address2, ground, ink, nmlsId, ...body } = typed;
  const second = address2.trim() ? [{ name: name2.trim() || null, address: address2 }] : [];
  return {
    ...body,
    nmlsId: nmlsId.trim() || null,
    ...(en && { hours: { en, es, pt } }),
    offices: [{ name: name1.trim() || null, address: address1 }, ...second],
    brandColors: ground ? { ground, ink } : null,
    ...(logo !== undefined && { logo }),
  };
}

type ColorFieldsProps = Pick<ContractForm<TypedLender>, 'field' | 'typed' | 'set'>;

/** The button's two colors, typed or picked; a pair that cannot be read offers one that can. */
function ColorFields({ field, typed, set }: ColorFieldsProps) {
  const t = useTranslations('admin.lender');
  const { ground, ink } = typed;
  const ratio = isHexColor(ground) && isHexColor(ink) ? contrastOf({ ground, ink }) : null;
  const better = isHexColor(ground) && !(ratio && ratio >= leastContrast) && readableInk(ground);
  const low = better && ratio ? t('low', { ratio: String(ratio) }) : null;
  return (['ground', 'ink'] as const).map((name) => {
    const { error, ...attributes } = field(name);
    return (
      <div key={name} className={styles.color}>
        <input
          type="color"
          aria-label={t('pick', { name: t(name) })}
          value={isHexColor(typed[name]) ? typed[name] : '#ffffff'}
          onChange={(event) => set(name, event.target.value.toUpperCase())}
        />
        <TextInput
          {...attributes}
          error={(name === 'ink' && low) || (error && t('hex'))}
          label={t(name)}
          optional={t('optional')}
          maxLength={7}
          autoComplete="off"
        />
        {name === 'ink' && better && (
          <button type="button" className={shared.rowButton} onClick={() => set('ink', better)}>
            {t('take', { ink: better, ratio: String(contrastOf({ ground, ink: better })) })}
          </button>
        )}
      </div>
    );
  });
}

function Looks({ typed, logo }: { typed: TypedLender; logo: string | null }) {
  const t = useTranslations('admin.lender.looks');
  const { name, phone, license, address1, ground, ink } = typed;
  const own = isBrandColors({ ground, ink }) ? { background: ground, color: ink } : {};
  return (
    <aside className={`${shared.stack} ${styles.looks}`} aria-label={t('title')}>
      <Card title={t('pages')}>
        <div className={shared.stack}>
          <div className={shared.between}>
            {logo ? <img src={logo} alt="" /> : <Logo />}
            {phone}
          </div>
          <div>
            <span className={`${button.button} ${button.sun}`} style={own}>
              {t('button')}
            </span>
          </div>
        </div>
      </Card>
      <Card title={t('mails')}>
        <p>{t('from', { name })}</p>
        <p className={shared.strong}>{t('subject')}</p>
        <p className={shared.soft}>{[address1, license].filter(Boolean).join(' · ')}</p>
      </Card>
      <Card title={t('flyers')}>
        <div className={shared.row}>
          {logo ? <img src={logo} alt="" /> : <LogoMark size={28} />}
          <span className={shared.strong}>{t('scan')}</span>
          <span className={shared.soft}>{name}</span>
        </div>
      </Card>
    </aside>
  );
}

const logoTexts = {
  alt: 'logo',
  choose: 'choose',
  sending: 'choose',
  remove: 'removeLogo',
} as const;

function LenderForm({ programme }: { programme: Programme }) {
  const t = useTranslations('admin.lender');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leave = () => void navigate(pathOf('overview'));
  // Undefined keeps the one there is, null takes it away.
  const [logo, setLogo] = useState<string | null>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const of = useContractForm(publishLender, {
    start: startOf(programme),
    draftName: useDraftName('lender'),
    toBody: (typed) => ({ ...bodyOf(typed, logo), standing: programme.standing }),
    alsoCheck: wrongDetails,
    makesStale: [...everyRevision, readProgramme, readStart],
    done: t('done'),
    failed: t('notDone'),
    // After a colleague’s change the form goes on from theirs, with what was typed.
    onError: () => makeStale(queries, [readProgramme]),
    onSuccess: leave,
  });
  const shown = logo === undefined ? (termInForce(programme, 'logo') ?? null) : logo;
  const text = (name: keyof TypedLender, more: Partial<ComponentProps<typeof TextInput>> = {}) => (
    <TextInput {...of.field(name)} label={t(name)} maxLength={120} {...more} />
  );
  const optional = t('optional');
  const readLogo = (file: File) => {
    setIsTooLarge(file.size > largestLogo);
    const reader = new FileReader();
    reader.addEventListener('load', () => setLogo(String(reader.result)));
    if (file.size <= largestLogo) {
      reader.readAsDataURL(file);
    }
  };
  return (
    <div className={shared.columns}>
      <Card title={t('title')} aside={<span className={shared.small}>{t('about')}</span>}>
        <DialogForm of={of} t={t} variant="sun" hasTwoColumns onDone={leave}>
          <div className={shared.whole}>{text('name')}</div>
          {text('license', { maxLength: 60 })}
          {text('nmlsId', { maxLength: 20, optional })}
          <PhoneInput
            {...of.field('phone')}
            label={t('phone')}
            without={(cut) => t('phoneCut', { cut })}
          />
          {text('email', { type: 'email', maxLength: 254 })}
          {text('en', { maxLength: 200, optional })}
          {text('es', { maxLength: 200, optional })}
          {text('pt', { maxLength: 200, optional })}
          <span />
          {text('address1', { maxLength: 200 })}
          {text('name1', { maxLength: 60, optional, placeholder: t('firstOffice') })}
          {text('address2', { maxLength: 200, optional })}
          {text('name2', { maxLength: 60, optional, placeholder: t('secondOffice') })}
          <div className={shared.whole}>
            <PictureChoice
              picture={shown}
              isSending={false}
              isPending={of.isPending}
              onSend={readLogo}
              onRemove={() => setLogo(null)}
              t={(text) => t(logoTexts[text])}
            >
              <p className={isTooLarge ? shared.clay : shared.soft} role="status">
                {t(isTooLarge ? 'logoTooLarge' : 'logoHint')}
              </p>
            </PictureChoice>
          </div>
          <ColorFields {...of} />
          <p className={`${shared.small} ${shared.whole}`}>{t('foot')}</p>
        </DialogForm>
      </Card>
      <Looks typed={of.typed} logo={shown} />
    </div>
  );
}

/** Who the lender is, in one form: published as one revision of today. */
export function LenderPage() {
  const t = useTranslations('admin.lender');
  useTitle(t('title'));
  const query = useAnswer(readProgramme);
  return (
    <div className={shared.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <WayBack to={pathOf('overview')}>{t('back')}</WayBack>
      <Loaded query={query} failure={t('failed')} lines={12}>
        {(programme) => <LenderForm key={programme.version} programme={programme} />}
      </Loaded>
    </div>
  );
}
