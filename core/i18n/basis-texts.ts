import type { Language } from '../domain/language.ts';
import type { MissingReason } from '../domain/partners/basis.ts';

/** Reasons why a commission cannot be paid yet, as partners and staff read them. */
export const basisTexts: Readonly<Record<Language, Readonly<Record<MissingReason, string>>>> = {
  en: {
    fact: 'No one has confirmed yet that commissions may be paid.',
    duplicate:
      'Another commission was earned for the same person, and no one has said that both are right.',
    kind: 'The lender has not recorded yet what kind of partner this is.',
    state: 'No one has checked the rules of the state for this kind of partner.',
    noAgreement: 'The lender has not published a partner agreement yet.',
    agreement: 'The partner agreement is not accepted.',
    service: 'Only a referral is on record. The law asks for a service that was performed.',
    evidence: 'Nothing on record shows that the service was performed.',
    license: 'The license has not been looked up: state, number, last day and where it was seen.',
    licenseExpired: 'The license on record has expired.',
    broker: 'In this state the payment must go to the broker.',
    payee: 'No one has recorded who is paid.',
    rate: 'The partner’s rate is not of the kind that the rule allows.',
    w9: 'The payee’s Form W-9 is not on file. It is needed for payment, not for approval.',
  },
  es: {
    fact: 'Nadie ha confirmado aún que se puedan pagar comisiones.',
    duplicate:
      'Consta otra comisión por la misma persona y nadie ha dicho que ambas sean correctas.',
    kind: 'El prestamista aún no ha registrado qué tipo de socio es.',
    state: 'Nadie ha revisado las reglas del estado para este tipo de socio.',
    noAgreement: 'El prestamista aún no ha publicado un acuerdo para socios.',
    agreement: 'El acuerdo para socios no está aceptado.',
    service: 'Solo consta una recomendación. La ley pide un servicio prestado.',
    evidence: 'No consta nada que muestre que el servicio se prestó.',
    license:
      'Falta consultar la licencia: estado, número, último día de vigencia y dónde se consultó.',
    licenseExpired: 'La licencia registrada ya venció.',
    broker: 'En este estado el pago debe hacerse al bróker.',
    payee: 'No consta a quién se le paga.',
    rate: 'La tasa del socio no es del tipo que permite la regla.',
    w9: 'No consta el formulario W-9 de quien cobra. Hace falta para el pago, no para la aprobación.',
  },
  pt: {
    fact: 'Ninguém confirmou ainda que comissões podem ser pagas.',
    duplicate: 'Consta outra comissão pela mesma pessoa, e ninguém disse que ambas estão corretas.',
    kind: 'A instituição financeira ainda não registrou que tipo de parceiro é este.',
    state: 'Ninguém verificou as regras do estado para este tipo de parceiro.',
    noAgreement: 'A instituição financeira ainda não publicou um contrato de parceria.',
    agreement: 'O contrato de parceria não está aceito.',
    service: 'Só consta uma indicação. A lei exige um serviço prestado.',
    evidence: 'Nada no registro mostra que o serviço foi prestado.',
    license: 'Falta consultar a licença: estado, número, validade e onde foi consultada.',
    licenseExpired: 'A licença registrada está vencida.',
    broker: 'Neste estado o pagamento deve ir para o broker.',
    payee: 'Ninguém registrou quem recebe o pagamento.',
    rate: 'A taxa do parceiro não é do tipo que a regra permite.',
    w9: 'O formulário W-9 de quem recebe não está registrado. É necessário para o pagamento, não para a aprovação.',
  },
};
