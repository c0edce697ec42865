/** Settings of the process that the launch checklist names while they are missing. */
export const operatorSettings = ['SMTP_URL', 'STAFF_MAIL'] as const;

export type OperatorSetting = (typeof operatorSettings)[number];

export function missingSettings(set: {
  readonly smtpUrl: string | undefined;
  readonly staffMail: string | undefined;
}): OperatorSetting[] {
  return operatorSettings.filter(
    (name) => (name === 'SMTP_URL' ? set.smtpUrl : set.staffMail) === undefined,
  );
}
