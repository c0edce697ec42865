import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/profile.ts';

export default {
  information: {
    title: 'Información del perfil',
    firstName: 'Nombre *',
    lastName: 'Apellido *',
    email: 'Correo electrónico *',
    emailOfPartner: 'Solo el socio puede cambiar esta dirección.',
    currentPassword: 'Contraseña actual',
    currentPasswordHint:
      'Para cambiar de correo necesitamos su contraseña. Avisamos a su dirección anterior, que puede deshacer el cambio durante 72 horas.',
    referralCode: 'Código de referido',
    referralCodeHint: 'No se puede cambiar: ya hay enlaces con este código en circulación.',
    copyLink: 'Copiar enlace',
    phone: 'Número de teléfono',
    emailMeant: '¿Quiso decir {address}?',
    phoneWithout: 'Solo se guarda el número, sin {cut}',
    company: 'Empresa o agencia',
    state: 'Estado',
    noState: 'Elija un estado',
    licenseNumber: 'Número de licencia',
    licenseExpires: 'Último día de vigencia',
    isLicensed: '¿Es usted agente de bienes raíces con licencia?\u00a0*',
    isLicensedHint:
      'Si cambia esto, su comisión vuelve a la tarifa estándar y nuestro equipo lo revisará.',
    language: 'Idioma de nuestros correos',
    optional: 'opcional',
    submit: 'Actualizar perfil',
    pending: 'Actualizando...',
    done: '¡Perfil actualizado!',
    doneText: 'Sus cambios quedaron guardados.',
    failed: 'No se pudo actualizar',
    changedElsewhere:
      'Este perfil se cambió después de que usted lo abriera aquí, en otra ventana o por nuestro equipo.',
    failedText: 'Hubo un error al actualizar su perfil. Inténtelo de nuevo.',
  },
  commission: {
    title: 'Estructura de comisiones',
    licensed:
      'Los agentes de bienes raíces con licencia ganan el {licensedRate} del precio de compra de la vivienda.',
    others: 'Los demás socios ganan una cantidad fija de {flatFee} por cada cierre calificado.',
    own: 'Su comisión',
    ownLicensed: '{rate} del precio de compra de la vivienda',
    ownOther: '{fee} por cada cierre calificado',
    estimate: 'Toda cantidad es una estimación hasta que nuestro equipo la apruebe.',
    review:
      'Nuestro equipo está revisando lo que usted indicó. Hasta entonces, los visitantes ven solo su nombre.',
  },
  mails: {
    title: 'Correos',
    notifyReferrals: 'Alguien presenta una solicitud con mi enlace',
    notifyMilestones: 'La solicitud de un cliente mío avanza',
    notifyCommissions: 'Una comisión mía se aprueba, se paga o se corrige',
    always: 'Los correos sobre su cuenta, como los de una contraseña nueva, llegan siempre.',
    done: 'Su elección quedó guardada',
    failed: 'No pudimos cargar sus preferencias de correo',
    notSaved: 'Su elección no se guardó',
    notSavedText: 'Inténtelo de nuevo.',
  },
  password: {
    title: 'Cambiar contraseña',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres. Se cerrará su sesión en los demás dispositivos.',
    confirm: 'Confirme la contraseña nueva',
    submit: 'Cambiar contraseña',
    pending: 'Cambiando...',
    done: '¡Contraseña actualizada!',
    doneText: 'Use la contraseña nueva de ahora en adelante.',
    failed: 'No se pudo cambiar la contraseña',
    failedText: 'Su contraseña sigue siendo la misma. Inténtelo de nuevo.',
    notYours:
      'Está actuando en nombre de {name}. Solo el socio puede cambiar la contraseña de su cuenta.',
  },
} satisfies Shape<typeof en>;
