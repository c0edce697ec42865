import type { BadgeTone } from '#core/domain/leads/lead-status.ts';
import type { Revision } from '../../api-types.ts';

export const stateTones: Readonly<Record<Revision['state'], BadgeTone>> = {
  draft: 'amber',
  planned: 'blue',
  effective: 'green',
  superseded: 'grey',
  withdrawn: 'grey',
};
