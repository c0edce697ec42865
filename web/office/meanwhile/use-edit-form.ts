import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
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

/** An entry that edits a row, and refuses with 409 what knows an older `updatedAt` than the row has. */
type EditEntry = RouteContract<z.ZodMiniType, z.ZodMiniType, z.ZodMiniObject>;

/** The typed values, and the values that they replace. */
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
  /** Where what is typed is kept, with what it was typed over, through a login and a reload. */
  draftName: string;
  /** A field that is never kept, such as a password. */
  secret?: keyof Typed & string;
  valuesOf: (row: Row) => Typed;
  /** Makes the body from the typed values: the fields that differ from the opened row. */
  toBody: (begun: Typed, typed: Typed) => Omit<BodyOf<Entry>, 'updatedAt'>;
  options: Omit<CallOptions<Entry>, 'body'>;
  readNow: () => Promise<Row>;
  /** The row that an edit answers, for a form that stays open: it goes on from there. */
  rowOf?: (answer: AnswerOf<Entry>) => Row;
  /** Why a field is wrong, said in the same way as why it was not saved. */
  check?: string;
  /** Gets the reason in a sentence for people. Not called if another person saved first. */
  onFailed?: (message: string | undefined) => void;
}

/**
 * The form of a row that two people may edit at once. What is typed is kept until it is sent or
 * given up. If another person saved first and changed a field that was changed here too, `conflict`
 * says who changed what, and there are two ways on: `keepMine` and `takeTheirs`. Fields that were
 * changed on one side only need no decision: those that this person did not touch follow the other
 * person.
 */
export function useEditForm<
  Entry extends EditEntry,
  Typed extends Values,
  Row extends { updatedAt: string },
>(setup: EditSetup<Entry, Typed, Row>) {
  const { entry, row, draftName, secret, valuesOf, toBody, rowOf, readNow } = setup;
  const { options, makesStale, done, about, failed, check, onSuccess, onFailed } = setup;
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
  // The row as it was opened: a later value from a refresh is another person's change.
  const [baseline, setBaseline] = useState(() => draft?.baseline ?? baselineOf(row));
  const [conflict, setConflict] = useState<(Conflict<keyof Typed & string> & { now: Row }) | null>(
    null,
  );
  const { form, field, typed, set, submit, isPending } = useContractForm(entry, {
    start: draft?.typed ?? baseline.values,
    toBody(values: Typed) {
      const body: unknown = { ...toBody(baseline.values, values), updatedAt: baseline.updatedAt };
      return body as BodyOf<Entry>;
    },
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

  async function showConflict(message: string | undefined) {
    const now = await readNow().catch(() => null);
    // An address of mail that is in use is a 409 as well, and stands at its field.
    if (!now || message === undefined || now.updatedAt === baseline.updatedAt) {
      fail(message);
      return;
    }
    const fields = fieldsInConflict(baseline.values, valuesOf(now), typed);
    if (areApart(fields)) {
      // From here on the form compares with the other person's row.
      flushSync(() => follow(fields, now));
      submit();
    } else {
      setConflict({ message, fields, now });
    }
  }

  /** Theirs stands in these fields, and is what was begun with. */
  function follow(fields: Conflict<keyof Typed & string>['fields'], now: Row) {
    for (const { name, theirs } of fields) {
      set(name, theirs as Typed[typeof name]);
    }
    setBaseline(baselineOf(now));
  }

  /** From here on their row is what was begun with. */
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
    typed,
    set,
    isPending,
    /** Something stands otherwise than it was begun with. */
    isDirty,
    begun: baseline.values,
    conflict,
    /** Sends the typed values over the other person's. */
    keepMine() {
      // From here on the form compares with the other person's row.
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
