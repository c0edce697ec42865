import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { adminPaths, adminRevisionPath } from '#core/contract/site.ts';
import { createRevision } from '#core/contract/programme/revisions.ts';
import {
  isTermKey,
  isTypedTerm,
  type TermKey,
  termKeys,
} from '#core/domain/programme/term-values.ts';
import { holdsTyped } from '#core/domain/typed/holds-typed.ts';
import { Chevron, Search } from '#web/kit/icons.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import type { Texts } from '#web/office/messages/texts.ts';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { inCode, inTime } from '#web/office/parts/rich-tags.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Programme, Revision } from '../api-types.ts';
import { dayOf } from '../day-of.ts';
import { useMay } from '../navigation/session-query.ts';
import { Mark } from './Mark.tsx';
import styles from './programme.module.css';
import { RevisionBar } from './revision/RevisionBar.tsx';
import { TermForm } from './revision/TermForm.tsx';
import { typedInWords } from './revision/typed-terms.ts';
import {
  type RevisionEditing,
  useRevisionEditor,
  useSaveRevision,
} from './revision/use-revision-editor.ts';
import { ruleName, ruleValue } from './rule-texts.ts';
import { groupOf, type TermGroup, termGroups } from './term-groups.ts';
import { useShown } from './use-shown.ts';
import { ruleInForce, validityText } from './validity.ts';

type Rule = Programme['rules'][number];

/** A term with the rule that holds today, and with those that held or will. */
interface Term {
  key: string;
  rule: Rule;
  others: readonly Rule[];
  isOpen: boolean;
}

function termsOf(programme: Programme): readonly Term[] {
  const { rules, factsToConfirm } = programme;
  const toConfirm = new Set(
    factsToConfirm.flatMap(({ isConfirmed, ruleKeys }) => (isConfirmed ? [] : ruleKeys)),
  );
  // In the order of the rulebook, not alphabetical. A term that this version does not know comes
  // last.
  const place = (key: string) => (isTermKey(key) ? termKeys.indexOf(key) : termKeys.length);
  const keys = [...new Set(rules.map(({ key }) => key))].sort((a, b) => place(a) - place(b));
  return keys.map((key) => {
    const all = rules.filter((rule) => rule.key === key);
    const rule = ruleInForce(programme, key) ?? all[0]!;
    const others = all.filter((other) => other !== rule);
    return { key, rule, others, isOpen: toConfirm.has(key) };
  });
}

function fits({ key, rule, others }: Term, q: string, t: Texts<'admin.programme'>): boolean {
  const said = [rule, ...others].flatMap(({ value, source, basis }) => [
    ruleValue(t, key, value),
    source,
    basis ?? '',
  ]);
  const group = t(`groups.${groupOf(key)}.title`);
  return holdsTyped([key, ruleName(t, key), group, ...said].join(' '), q);
}

function OtherTimes({ term: { key, rule, others } }: { term: Term }) {
  const t = useTranslations('admin.programme');
  const texts = useTranslations('admin.programme.validity');
  return (
    <>
      {(rule.effectiveFrom || rule.effectiveTo) && (
        <span className={shared.small}>{validityText(texts, rule)}</span>
      )}
      {others.map((other) => (
        <span key={other.effectiveFrom} className={shared.small}>
          {validityText(texts, other)}: {ruleValue(t, key, other.value)}
        </span>
      ))}
      {[rule, ...others].flatMap(({ replaced, effectiveFrom }) =>
        replaced.map(({ value, shownFrom, shownTo }) => (
          <span key={shownTo} className={shared.small}>
            {t('rules.replaced', { value: ruleValue(t, key, value) })}{' '}
            {shownFrom === null ? (
              effectiveFrom && dayOf(effectiveFrom)
            ) : (
              <ExactTime value={shownFrom} />
            )}{' '}
            – <ExactTime value={shownTo} />
          </span>
        )),
      )}
    </>
  );
}

interface TermRowProps {
  term: Term;
  today: string;
  editing: RevisionEditing;
  form: ReactNode;
  /** Undefined for who may not change terms. */
  onToggle: (() => void) | undefined;
}

function TermRow({ term, today, editing, form, onToggle }: TermRowProps) {
  const t = useTranslations('admin.programme');
  const { key, rule, isOpen } = term;
  const row = useShown<HTMLLIElement>(Boolean(form));
  const name = ruleName(t, key);
  const typed = editing.drafted.terms[key];
  const word = t(form ? 'terms.close' : 'terms.change');
  return (
    <li ref={row} className={styles.term} data-open={Boolean(form)}>
      <span className={styles.termName} title={key}>
        {name} {isOpen && <Mark severity="medium" />}
      </span>
      <span className={`${shared.lines} ${styles.termValue}`}>
        <strong className={styles.short}>{ruleValue(t, key, rule.value)}</strong>
        {typed && !form && (
          <ins>{typedInWords(t, key, Object.values(typed).filter(Boolean).join(', '))}</ins>
        )}
        <OtherTimes term={term} />
      </span>
      <span className={`${shared.lines} ${shared.soft} ${styles.termSource}`}>
        <span className={styles.short}>{rule.source}</span>
        {form && rule.basis && <span>{t('rules.basis', { basis: rule.basis })}</span>}
        {rule.reviewBy < today ? (
          <span className={styles.due}>{t('rules.reviewOver', { day: dayOf(rule.reviewBy) })}</span>
        ) : (
          form && <span>{t('rules.reviewBy', { day: dayOf(rule.reviewBy) })}</span>
        )}
      </span>
      {onToggle && !isTypedTerm(key as TermKey) && (
        <Link to={adminPaths.lender} className={styles.change}>
          {word}
        </Link>
      )}
      {onToggle && isTypedTerm(key as TermKey) && (
        <button
          type="button"
          className={styles.change}
          aria-label={t(form ? 'terms.closeOf' : 'terms.changeOf', { name })}
          aria-expanded={Boolean(form)}
          onClick={onToggle}
        >
          {word}
        </button>
      )}
      {form}
    </li>
  );
}

interface Shown {
  changing: TermKey | null;
  group: TermGroup | null;
  q: string;
  isOpenAlone: boolean;
}

interface TermsInWorkProps {
  programme: Programme;
  /** The revision in work; null for none. */
  draft: Revision | null;
  shown: Shown;
  onShown: (shown: Shown) => void;
}

function TermsInWork({ programme, draft, shown, onShown }: TermsInWorkProps) {
  const t = useTranslations('admin.programme');
  const revisions = useTranslations('admin.revision');
  const editing = useRevisionEditor(programme, draft);
  const { changing, group: openGroup, q, isOpenAlone } = shown;
  const show = (change: Partial<Shown>) => onShown({ ...shown, ...change });
  const saving = useSaveRevision(editing, draft, () => {
    show({ changing: null });
    focusContent();
  });
  const mayChange = useMay()(createRevision);
  const found = termsOf(programme).filter(
    (term) => (term.isOpen || !isOpenAlone) && fits(term, q, t),
  );
  const isSearch = q !== '' || isOpenAlone;
  const toggle = (key: TermKey) => {
    // What was typed into a row that is closed is not kept.
    const saved = changing && editing.begun.drafted.terms[changing];
    if (changing && saved) {
      editing.setTerm(changing, saved);
    } else if (changing) {
      editing.removeTerm(changing);
    }
    show({ changing: changing === key ? null : key });
  };
  return (
    <>
      <div className={`${shared.between} ${styles.find}`} role="search">
        <SearchField
          label={t('terms.search')}
          placeholder={t('terms.placeholder')}
          value={q}
          onSearch={(typed) => show({ q: typed })}
        />
        <Switch
          isOn={isOpenAlone}
          onChange={(isOn) => show({ isOpenAlone: isOn })}
          label={t('terms.alone')}
        >
          {t('terms.alone')}
        </Switch>
      </div>
      {found.length === 0 && <EmptyState icon={<Search />} title={t('rules.none')} />}
      <div className={`${shared.frame} ${styles.groups}`}>
        {termGroups.map((group) => {
          const own = found.filter(({ key }) => groupOf(key) === group);
          const isOpen = isSearch || openGroup === group;
          const turn = (event: MouseEvent) => {
            event.preventDefault();
            show({ group: isOpen ? null : group });
          };
          return (
            own.length > 0 && (
              <details key={group} open={isOpen}>
                <summary onClick={turn}>
                  <span className={styles.groupTitle}>{t(`groups.${group}.title`)}</span>
                  <span className={`${shared.soft} ${shared.truncate} ${styles.groupAbout}`}>
                    {t(`groups.${group}.about`)}
                  </span>
                  <span className={shared.small}>{own.length}</span>
                  <Chevron size={16} />
                </summary>
                <ul>
                  {isOpen &&
                    own.map((term) => {
                      const { key } = term;
                      return (
                        <TermRow
                          key={key}
                          term={term}
                          today={programme.asOf}
                          editing={editing}
                          form={
                            isTermKey(key) &&
                            key === changing &&
                            mayChange && <TermForm term={key} editing={editing} saving={saving} />
                          }
                          onToggle={mayChange && isTermKey(key) ? () => toggle(key) : undefined}
                        />
                      );
                    })}
                </ul>
              </details>
            )
          );
        })}
      </div>
      <div className={shared.between}>
        <p className={shared.smallWrap}>
          {t.rich('version', {
            asOf: dayOf(programme.asOf),
            hash: programme.version,
            day: inTime,
            version: inCode,
          })}
        </p>
        <RefreshButton of={[readProgramme]} />
      </div>
      {draft && mayChange && (
        <RevisionBar revision={draft} isChanged={editing.isChanged} today={programme.asOf}>
          <Link to={adminRevisionPath(draft.id)} className={shared.strong}>
            {revisions('preview.title')}
          </Link>
        </RevisionBar>
      )}
    </>
  );
}

interface TermsProps {
  programme: Programme;
  revisions: readonly Revision[];
}

/** Every term by group; a change goes into the revision in work, until it is published. */
export function Terms({ programme, revisions }: TermsProps) {
  const [parameters] = useSearchParams();
  const asked = parameters.get('term') ?? '';
  const changing = termKeys.find((key) => key === asked && isTypedTerm(key)) ?? null;
  const [shown, setShown] = useState<Shown>({
    changing,
    group: isTermKey(asked) ? groupOf(asked) : null,
    q: '',
    isOpenAlone: false,
  });
  const wanted = parameters.get('revision');
  const drafts = revisions.filter(({ state }) => state === 'draft');
  const named = drafts.find(({ id }) => String(id) === wanted);
  const draft = wanted === 'new' ? null : (named ?? drafts[0] ?? null);
  return (
    <TermsInWork
      // What a colleague saved is another revision to begin from.
      key={`${draft?.id} ${draft?.updatedAt}`}
      programme={programme}
      draft={draft}
      shown={shown}
      onShown={setShown}
    />
  );
}
