import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { renewCalendarLink } from '#core/contract/office/calendar.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import {
  changePassword,
  readProfile,
  readStaffSession,
  updateProfile,
  updateWork,
} from '#core/contract/accounts/staff.ts';
import { readPush } from '#core/contract/integrations/push.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import account from '#web/office/account/account.module.css';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { type ContractForm, useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { StaffProfile } from '../../api-types.ts';
import { May } from '../../May.tsx';
import { BackLink } from '../../leads/lead/LeadWays.tsx';
import { signOnName } from '../login/sign-on.ts';
import { SecurityCard } from '../second-factor/SecurityCard.tsx';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { useAnchor } from '../../use-anchor.ts';
import { PushCard } from './PushCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import styles from './profile.module.css';
import { listStaffNames } from '#core/contract/accounts/members.ts';
import { removePhoto, setPhoto } from '#core/contract/accounts/photo.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { PictureChoice } from '#web/office/parts/PictureChoice.tsx';

function PhotoCard({ photo }: { photo: string | null }) {
  const t = useTranslations('admin.profile.photo');
  const setup = {
    makesStale: [readProfile, listStaffNames],
    failed: t('failed'),
  } as const;
  const set = useWrite(setPhoto, setup);
  const remove = useWrite(removePhoto, setup);
  return (
    <Card title={t('title')}>
      <PictureChoice
        picture={photo}
        isRound
        isSending={set.isPending}
        isPending={set.isPending || remove.isPending}
        onSend={(file) => {
          const body = new FormData();
          body.append('photo', file);
          set.mutate({ body });
        }}
        onRemove={() => remove.mutate({})}
        t={t}
      >
        <p className={shared.soft}>{t('text')}</p>
      </PictureChoice>
    </Card>
  );
}

interface ProfileProps {
  profile: StaffProfile;
}

function AccountCard({ profile: { id, createdAt, lastLogin } }: ProfileProps) {
  const t = useTranslations('admin.profile.account');
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('id')}>{id}</Fact>
        <Fact name={t('createdAt')}>
          <RelativeTime value={createdAt} />
        </Fact>
        <Fact name={t('lastLogin')}>
          {lastLogin ? <RelativeTime value={lastLogin} /> : t('never')}
        </Fact>
      </Facts>
    </Card>
  );
}

interface FormCardProps {
  texts: 'admin.profile.information' | 'admin.profile.password' | 'admin.profile.work';
  variant?: 'sun' | 'outline';
  contractForm: Pick<ContractForm<{}>, 'form' | 'isPending' | 'isSaved' | 'error'>;
  children: ReactNode;
}

function FormCard({ texts, variant = 'outline', contractForm, children }: FormCardProps) {
  const t = useTranslations(texts);
  const { form, isPending, isSaved, error } = contractForm;
  const reason = refusalText(error);
  return (
    <Card title={t('title')}>
      <form {...form} className={shared.stack}>
        {error && (
          <Alert isError>
            {t('failed')}
            {reason && `. ${reason}`}
          </Alert>
        )}
        {isSaved && <Alert>{t('done')}</Alert>}
        {children}
        <Button type="submit" variant={variant} className={account.submit} disabled={isPending}>
          {isPending ? t('pending') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}

function ProfileForm({ profile: { username, email, firstName, lastName } }: ProfileProps) {
  const t = useTranslations('admin.profile.information');
  const contractForm = useContractForm(updateProfile, {
    start: { username, email: email ?? '', firstName, lastName },
    draftName: useDraftName('profile'),
    toBody: (typed) => typed,
    makesStale: [readProfile, readStaffSession],
  });
  const { field, line } = contractForm;
  return (
    <FormCard texts="admin.profile.information" variant="sun" contractForm={contractForm}>
      <TextInput
        {...line('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        optional={t('optional')}
      />
      <TextInput {...line('firstName')} label={t('firstName')} autoComplete="given-name" />
      <TextInput {...line('lastName')} label={t('lastName')} autoComplete="family-name" />
    </FormCard>
  );
}

function WorkForm({ profile: { onShift, phone } }: ProfileProps) {
  const t = useTranslations('admin.profile.work');
  const contractForm = useContractForm(updateWork, {
    start: { onShift, phone: phone ?? '' },
    draftName: useDraftName('work'),
    toBody: (typed) => typed,
    makesStale: [readProfile],
  });
  const { field } = contractForm;
  return (
    <div ref={useAnchor('work')}>
      <FormCard texts="admin.profile.work" contractForm={contractForm}>
        <May call={readQueue}>
          <Checkbox
            {...field('onShift')}
            label={t('onShift')}
            hint={t('onShiftHint')}
            optional={t('optional')}
          />
        </May>
        <TextInput
          {...field('phone')}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional={t('optional')}
        />
      </FormCard>
    </div>
  );
}

function PasswordForm({ profile: { username } }: ProfileProps) {
  const t = useTranslations('admin.profile.password');
  const contractForm = useContractForm(changePassword, {
    start: { currentPassword: '', newPassword: '', confirmPassword: '' },
    toBody: (typed) => typed,
    makesStale: [readStaffSession],
    onSuccess: () => contractForm.startOver(),
  });
  const { field } = contractForm;
  return (
    <FormCard texts="admin.profile.password" contractForm={contractForm}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput {...field('currentPassword')} label={t('current')} />
      <NewPasswordFields field={field} t={t} />
    </FormCard>
  );
}

export function ProfilePage() {
  const t = useTranslations('admin.profile');
  const profile = useAnswer(readProfile);
  useTitle(t('title'));
  return (
    <div className={shared.page}>
      <div>
        <BackLink />
      </div>
      <h1 className={`${shared.name} ${styles.name}`}>{t('title')}</h1>
      <Loaded query={profile} failure={t('failed')} lines={10}>
        {(own) => (
          <div className={`${shared.halves} ${styles.columns}`}>
            <div className={shared.stack}>
              <ProfileForm profile={own} />
              <WorkForm profile={own} />
              <PhotoCard photo={own.photo} />
            </div>
            <div className={shared.stack}>
              <AccountCard profile={own} />
              <May call={readPush}>
                <PushCard />
              </May>
              <May call={renewCalendarLink}>
                <CalendarCard />
              </May>
              {own.isPasswordless ? (
                <Card title={t('password.noneTitle')}>
                  <p className={shared.soft}>
                    {t('password.none', { name: signOnName() ?? t('password.elsewhere') })}
                  </p>
                </Card>
              ) : (
                <PasswordForm profile={own} />
              )}
              <SecurityCard />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
