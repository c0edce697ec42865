import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import type { AnswerOf, BodyOf } from '#web/kit/api-types.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { WriteSetup } from '#web/office/cache/use-write.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import {
  type FormEntry,
  type FormOptions,
  useContractForm,
} from '#web/office/form/use-contract-form.ts';
import { May } from '../May.tsx';
import { DraftDialog, useDraftDialog } from './DraftDialog.tsx';

interface ReasonFormProps<Entry extends FormEntry> extends Pick<
  WriteSetup<AnswerOf<Entry>>,
  'makesStale'
> {
  entry: Entry;
  options: FormOptions<Entry>;
  draftName: string;
  /** The name of the reason in the body. */
  name?: 'reason' | 'note';
  /** What the body has besides the reason. */
  more?: Partial<BodyOf<Entry>>;
  /** The form's name for a screen reader, if its dialog has other parts. */
  title?: string | undefined;
  /** Of the field. */
  label: string;
  hint?: string;
  save: string;
  /** Its text while the form is being sent. */
  saving?: string;
  done: string;
  failed: string;
  onDone: () => void;
}

/** A form that asks for a reason alone. */
export function ReasonForm<Entry extends FormEntry>(props: ReasonFormProps<Entry>) {
  const { entry, name = 'reason', more, title, label, hint, save, saving = save, onDone } = props;
  const { options, draftName, makesStale, done, failed } = props;
  const contractForm = useContractForm(entry, {
    draftName,
    start: { [name]: '' },
    toBody: (typed) => ({ ...typed, ...more }) as BodyOf<Entry>,
    options,
    makesStale,
    done,
    failed,
    onSuccess: onDone,
  });
  return (
    <DialogForm
      of={contractForm}
      label={title}
      save={contractForm.isPending ? saving : save}
      onDone={onDone}
    >
      <TextInput {...contractForm.line(name)} label={label} hint={hint} />
    </DialogForm>
  );
}

interface ReasonButtonProps<Entry extends FormEntry> extends Omit<
  ReasonFormProps<Entry>,
  'draftName' | 'onDone'
> {
  /** Opens the dialog, unless it has another action of its own. */
  button: ReactElement<ComponentProps<'button'>>;
  /** The form's name, under which what is typed is kept. */
  draft: string;
  title: string;
  description?: string;
}

/** A button whose dialog asks for the reason of a call, for members who may make it. */
export function ReasonButton<Entry extends FormEntry>(props: ReasonButtonProps<Entry>) {
  const { button, draft: form, title, description, ...asked } = props;
  const draft = useDraftDialog(form);
  return (
    <May call={asked.entry}>
      {cloneElement(button, { onClick: button.props.onClick ?? draft.open })}
      <DraftDialog draft={draft} title={title} description={description}>
        <ReasonForm {...asked} draftName={draft.draftName} onDone={draft.close} />
      </DraftDialog>
    </May>
  );
}
