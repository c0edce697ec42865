import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';
import type { AnswerOf, BodyOf, CallOptions } from '#web/kit/api-types.ts';
import { CallError } from '#web/kit/api.ts';
import type { WriteSetup } from '#web/office/cache/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import {
  areApart,
  type Baseline,
  changedFields,
  type Conflict,
  fieldsInConflict,
  type Values,
} from './conflict.ts';

/**
 * An entry that edits a row, and answers 409 if the row has a newer `updatedAt` than the request.
 */
type EditEntry = RouteContract<z.ZodMiniType, z.ZodMiniType, z.ZodMiniObject>;

interface Draft<Typed extends Values> {
  typed: Typed;
  baseline: Baseline<Typed>;
}

interface EditSetup<Entry extends EditEntry, Typed extends Values, Row> extends Omit<
  WriteSetup<AnswerOf<Entry>>,
  'onError' | 'onSignedOut'
> {
  entry: Entry;
  row: Row;
  /** The draft's name. It is kept with its baseline, through a login and a reload. */
  draftName: string;
  /** A field that is never kept, such as a password. */
  secret?: keyof Typed & string;
  valuesOf: (row: Row) => Typed;
  /** Makes the body from the typed values: the fields that differ from the baseline. */
  toBody: (begun: Typed, typed: Typed) => Omit<BodyOf<Entry>, 'updatedAt'>;
  alsoCheck?: (typed: Typed) => Partial<Record<keyof Typed & string, ValidationKey>>;
  options: Omit<CallOptions<Entry>, 'body'>;
  readNow: () => Promise<Row>;
  /** The saved row in the answer, for a form that stays open and continues from it. */
  rowOf?: (answer: AnswerOf<Entry>) => Row;
  /** The reason to report if a field is wrong. */
  check?: string;
  /** Gets the reason in a sentence for people. Not called on a conflict. */
  onFailed?: (message: string | undefined) => void;
}

/**
 * The form of a row that two people may edit at once. The draft is kept until it is sent or
 * discarded. If another person saved first and changed a field that was changed here too,
 * `conflict` says who changed what, and there are two ways on: `keepMine` and `takeTheirs`. Fields
 * that only one side changed need no decision: untouched fields follow the other person.
 */
export function useEditForm<
  Entry extends EditEntry,
  Typed extends Values,
  Row extends { updatedAt: string | null },
>(setup: EditSetup<Entry, Typed, Row>) {
  const { entry, row, draftName, secret, valuesOf, toBody, rowOf, readNow } = setup;
  const { t, done = t?.('done'), failed = t?.('failed'), about, check } = setup;
  const { alsoCheck, options, makesStale, onSuccess, onFailed } = setup;
  const refusal = useRefusalText();
  const baselineOf = (known: Row): Baseline<Typed> => ({
    values: valuesOf(known),
    updatedAt: known.updatedAt,
  });
  const fail = (message: string | undefined) => {
    if (failed) {
      toastError({ title: failed, description: message });
    }
    onFailed?.(message);
  };
  const [draft] = useState(() => usable(readDraft<Draft<Typed>>(draftName)));
  // The row as it was opened: a later value from a reload is another person's change.
  const [baseline, setBaseline] = useState(() => draft?.baseline ?? baselineOf(row));
  const [conflict, setConflict] = useState<(Conflict<keyof Typed & string> & { now: Row }) | null>(
    null,
  );
  const { form, field, line, typed, set, submit, isPending } = useContractForm(entry, {
    start: draft?.typed ?? baseline.values,
    toBody(values: Typed) {
      const body: unknown = { ...toBody(baseline.values, values), updatedAt: baseline.updatedAt };
      return body as BodyOf<Entry>;
    },
    alsoCheck,
    options,
    makesStale,
    done,
    about,
    onSuccess(answer) {
      dropDraft(draftName);
      if (rowOf) {
        setBaseline(baselineOf(rowOf(answer)));
        setConflict(null);
      }
      onSuccess?.(answer);
    },
    onError(error) {
      const message = refusal(error);
      if (error instanceof CallError && error.status === 409) {
        void showConflict(message);
      } else {
        fail(message);
      }
    },
    onInvalid: () => check && fail(check),
  });

  const isDirty = changedFields(baseline.values, typed).length > 0;
  const kept = JSON.stringify(secret ? { ...typed, [secret]: baseline.values[secret] } : typed);
  useEffect(() => {
    if (isDirty) {
      keepDraft(draftName, { typed: JSON.parse(kept), baseline });
    } else {
      dropDraft(draftName);
    }
  }, [isDirty, kept, draftName, baseline]);

  // A form in which nothing was changed shows the newest row.
  const isOutrun = !isDirty && !conflict && (row.updatedAt ?? '') > (baseline.updatedAt ?? '');
  const followRow = useEffectEvent(() => {
    follow(fieldsInConflict(baseline.values, valuesOf(row), typed), row);
  });
  useEffect(() => {
    if (isOutrun) {
      followRow();
    }
  }, [isOutrun]);

  async function showConflict(message: string | undefined) {
    const now = await readNow().catch(() => null);
    // An email address in use is a 409 as well, and is reported at its field.
    if (!now || message === undefined || now.updatedAt === baseline.updatedAt) {
      fail(message);
      return;
    }
    const fields = fieldsInConflict(baseline.values, valuesOf(now), typed);
    if (areApart(fields)) {
      // The form now compares with the other person's row.
      flushSync(() => follow(fields, now));
      submit();
    } else {
      setConflict({ message, fields, now });
    }
  }

  function follow(fields: Conflict<keyof Typed & string>['fields'], now: Row) {
    for (const { name, theirs } of fields) {
      set(name, theirs as Typed[typeof name]);
    }
    setBaseline(baselineOf(now));
  }

  function settle(doesMineStay: boolean) {
    if (!conflict) {
      return;
    }
    const { fields, now } = conflict;
    follow(
      fields.filter(({ mine }) => mine === null || !doesMineStay),
      now,
    );
    setConflict(null);
  }

  return {
    form,
    field,
    line,
    typed,
    set,
    isPending,
    isDirty,
    opened: baseline.values,
    conflict,
    keepMine() {
      // The form now compares with the other person's row.
      flushSync(() => settle(true));
      submit();
    },
    takeTheirs: () => settle(false),
    forget: () => dropDraft(draftName),
  };
}

// An earlier version kept drafts of another shape.
function usable<Typed extends Values>(draft: Draft<Typed> | null): Draft<Typed> | null {
  return draft?.typed && draft.baseline ? draft : null;
}
