import type en from '../en/apply.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Presente su solicitud',
  subtitle: 'Un formulario, unos cinco minutos.',
  fha: 'Prestamista aprobado por la FHA',
  license: 'Licencia {license}',
  help: {
    title: '¿Prefiere hablar con una persona?',
    text: 'Podemos llenar el formulario con usted en español. Los documentos del préstamo están en inglés.',
    elsewhere: 'Atendemos en {spoken}. Puede llamar con alguien que le traduzca.',
    call: 'Llame al {phone}',
  },
  after: {
    title: 'Qué sigue',
    contact: 'Un especialista se comunica con usted en un plazo de {contactHours}\u00a0horas.',
    assessment:
      'Evaluamos la vivienda en un plazo de {assessmentLow}\u00a0a\u00a0{assessmentHigh}\u00a0días, cuando haya elegido una casa.',
    preApproval:
      'La decisión sobre la preaprobación de su préstamo suele tardar de {preApprovalLow}\u00a0a\u00a0{preApprovalHigh}\u00a0días.',
  },
  secure: 'Enviar este formulario es gratis y no le obliga a tomar un préstamo.',
} satisfies Shape<typeof en>;
