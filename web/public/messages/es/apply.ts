import type en from '../en/apply.ts';
import type { Shape } from '../shape.ts';

export default {
  title: 'Reserve su lugar en el programa',
  subtitle: 'Un solo formulario, unos cinco minutos. Un especialista solar se comunica con usted en un plazo de {responseHours} horas y usted decide el siguiente paso.',
  fha: 'Aprobado por la FHA',
  licence: 'Licencia {licence}',
  help: {
    title: '¿Prefiere hablar con una persona?',
    text: 'Llenamos el formulario con usted, en español, inglés o portugués.',
    call: 'Llame al {phone}',
  },
  after: {
    title: 'Qué sigue después',
    contact: 'Un especialista se comunica con usted en un plazo de {contactHours} horas.',
    assessment: 'Su propiedad se evalúa en {assessmentLow}-{assessmentHigh} días.',
    preApproval: 'La preaprobación de su préstamo llega en {preApprovalLow}-{preApprovalHigh} días.',
  },
  secure: 'Enviar este formulario no cuesta nada y no le compromete a nada.',
} satisfies Shape<typeof en>;
