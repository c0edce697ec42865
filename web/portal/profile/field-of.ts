import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ShownProfile } from './profile-body.ts';

/** The attributes of a field of the profile, with what is wrong with it in words. */
export type FieldOf = (
  name: keyof ShownProfile,
) => UseFormRegisterReturn & { error: string | null };
