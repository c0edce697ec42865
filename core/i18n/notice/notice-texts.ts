import type { Requirement } from '../../domain/visitor/eligibility.ts';

/** The texts of a notice; `{name}` is filled in from answers and terms. */
export interface NoticeTexts {
  readonly title: string;
  readonly from: string;
  readonly date: string;
  readonly action: string;
  readonly reasonsTitle: string;
  readonly reasons: Readonly<Record<Requirement, string>>;
  readonly rules: string;
  readonly apply: string;
  readonly law: string;
  readonly questions: string;
  readonly call: string;
  /** English is available on request (12 CFR 1002.4(e)); empty in English. */
  readonly english: string;
}
