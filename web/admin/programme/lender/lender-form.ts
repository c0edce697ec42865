import { hasSampleHours, sampleDetails } from '#core/domain/programme/sample-details.ts';
import { contrastOf, isHexColor, leastContrast } from '#core/domain/programme/brand-colors.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';
import type { Programme } from '../../api-types.ts';
import { termInForce } from '../validity.ts';

/** The fields as they start; a sample is not offered to be kept. */
export function startOf(programme: Programme) {
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

export type TypedLender = ReturnType<typeof startOf>;

/** The rules of fields whose value is elsewhere in the body. */
export function wrongDetails(typed: TypedLender): Partial<Record<string, ValidationKey>> {
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
export function bodyOf(typed: TypedLender, logo: string | null | undefined) {
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
