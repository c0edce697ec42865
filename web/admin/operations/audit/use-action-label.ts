import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import labels from '../../messages/en/audit-actions.ts';

export function hasLabel(action: string): boolean {
  const [noun = '', verb = ''] = action.split('.');
  const verbs: object = Object.hasOwn(labels, noun) ? labels[noun as keyof typeof labels] : {};
  return Object.hasOwn(verbs, verb);
}

export function useActionLabel(): (action: string) => string {
  const t = useTranslations('admin.auditActions');
  return (action) => (hasLabel(action) ? t(action as never) : humanize(action.replace('.', ' ')));
}
