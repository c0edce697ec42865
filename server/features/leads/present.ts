import type { Language } from '#core/domain/language.ts';
import { isSuspicious } from '#core/domain/suspicion.ts';

/** The columns of a lead in a list. */
export interface LeadListRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  propertyState: string | null;
  status: string;
  isQualified: boolean;
  referralCode: string | null;
  language: string;
  suspicion: string[];
  createdAt: Date;
}

/** A lead as a row of a list. */
export const presentLead = ({ suspicion, createdAt, language, ...row }: LeadListRow) => ({
  ...row,
  language: language as Language,
  isSuspicious: isSuspicious(suspicion),
  createdAt: createdAt.toISOString(),
});
