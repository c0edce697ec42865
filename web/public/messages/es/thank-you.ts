import type en from '../en/thank-you.ts';
import type { Shape } from '../shape.ts';

export default {
  title: 'Gracias. Ya recibimos su solicitud.',
  subtitle: 'Por hoy usted ya hizo su parte. A partir de aquí se encarga una persona.',
  statusTitle: 'Cómo va su solicitud',
  status: { received: 'Solicitud recibida', review: 'Revisión inicial iniciada', specialist: 'Especialista asignado' },
  stepsTitle: 'Qué sigue después',
  steps: {
    contact: { when: 'En un plazo de {contactHours} horas', title: 'Primer contacto', text: 'Un especialista solar le contacta por el medio que eligió y responde sus primeras preguntas.' },
    assessment: { when: 'En {assessmentLow}-{assessmentHigh} días', title: 'Evaluación de la propiedad', text: 'Revisamos la casa y su techo y calculamos el tamaño del sistema solar.' },
    preApproval: { when: 'En {preApprovalLow}-{preApprovalHigh} días', title: 'Preaprobación del préstamo', text: 'El prestamista revisa sus documentos. Conviene tener a la mano sus talones de pago y su última declaración de impuestos.' },
    closing: { when: 'Después', title: 'Cierre e instalación', text: 'Usted recibe las llaves y los paneles suben al techo.' },
  },
  contactTitle: '¿Tiene una pregunta antes de que le llamemos?',
  contactText: 'Escríbanos o llámenos. {hours}.',
  benefitsTitle: 'Lo que solicitó',
  benefits: { credit: 'de crédito fiscal federal', earnings: 'de ganancias educativas como máximo', financing: 'del valor de la vivienda para financiar energía solar' },
  home: 'Volver al inicio',
  calculator: 'Calcular otra vivienda',
} satisfies Shape<typeof en>;
