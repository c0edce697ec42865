import type en from '../en/thank-you.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  pictureAlt:
    'Una familia con su perro en los escalones de su porche al anochecer, con todas las ventanas encendidas.',
  title: 'Gracias. Ya recibimos su solicitud.',
  subtitle: 'Por ahora no tiene que hacer nada más. Nuestro equipo se encarga.',
  none: {
    title: 'No hay ninguna solicitud para mostrar.',
    subtitle:
      'Esta página confirma una solicitud en cuanto se envía. Si ya la vio, no tiene que enviar nada más: nos comunicaremos con usted. Si no, empiece aquí.',
    apply: 'Ir a la solicitud',
    ask: '¿Ya presentó una solicitud? Reciba por correo el enlace a su página',
    stepsTitle: 'Qué pasa después de una solicitud',
  },
  ownPage: 'Abrir su página',
  callEntry: 'Poner la llamada en el calendario',
  share: 'Un enlace para la otra persona que compra',
  statusTitle: 'Cómo va su solicitud',
  status: {
    received: 'Solicitud recibida',
    review: 'Revisión inicial',
    specialist: 'Asignación de un especialista',
    done: 'Hecho',
    next: 'Próximo paso',
    later: 'Después',
  },
  stepsTitle: 'Qué sigue',
  steps: {
    contact: {
      when: 'En un plazo de {contactHours} horas',
      title: 'Primer contacto',
      text: 'Un especialista solar se comunica con usted por el medio que eligió y responde sus primeras preguntas.',
    },
    assessment: {
      when: 'De {assessmentLow}\u00a0a\u00a0{assessmentHigh}\u00a0días',
      title: 'Evaluación de la vivienda',
      text: 'Revisamos la casa y su techo y calculamos cuántos paneles necesita.',
    },
    preApproval: {
      when: 'Decisión en {preApprovalLow}\u00a0a\u00a0{preApprovalHigh}\u00a0días',
      title: 'Preaprobación del préstamo',
      text: 'El prestamista revisa sus documentos. Conviene tener a la mano sus talones de pago y su última declaración de impuestos.',
    },
    closing: {
      when: 'Después',
      title: 'Cierre e instalación',
      text: 'Una vez aprobado el préstamo, usted firma y recibe las llaves, y se instalan los paneles en el techo.',
    },
  },
  contactTitle: '¿Alguna pregunta antes de nuestra llamada?',
  contactText: 'Puede llamarnos {hours}, o escribirnos a cualquier hora.',
  benefitsTitle: 'Lo que ofrece el programa',
  benefits: {
    credit: 'de crédito fiscal federal',
    earnings: 'de incentivo por el curso, como máximo',
    financing: 'del valor de la vivienda para financiar energía solar',
  },
  home: 'Volver al inicio',
  calculator: 'Hacer el cálculo para otra vivienda',
} satisfies Shape<typeof en>;
