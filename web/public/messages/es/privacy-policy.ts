import type en from '../en/privacy-policy.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Política de privacidad',
  intro:
    'Qué guarda este sitio sobre usted, para qué, por cuánto tiempo y quién lo ve, en palabras claras. {lender} opera el sitio y es responsable de sus datos.',
  version: 'Versión del {date}',
  who: {
    title: 'Quién es responsable',
    text: '{lender}, {address}. Teléfono {phone}, correo electrónico {email}.',
    notice:
      'Como prestamista, también entregamos a nuestros clientes un <link>aviso de privacidad según la ley federal</link>.',
  },
  kept: {
    title: 'Qué guardamos en nuestro servidor',
    what: 'Qué',
    why: 'Para qué',
    long: 'Por cuánto tiempo',
    visits: {
      title: 'Su visita',
      what: 'Las páginas que abre y lo que hace en ellas (por ejemplo, un cálculo o el campo en que dejó un formulario, no lo que escribió en él), la hora, un número al azar para esta pestaña, la descripción que da su navegador, su dirección de internet sin la última parte, y el lugar, la red y la zona horaria que esa dirección indica. Si presenta una solicitud, la visita queda unida a ella.',
      why: 'Para ver qué funciona, encontrar fallas y distinguir a las personas de los programas automáticos.',
      long: '{months} meses; después se borra. Si presenta una solicitud, guardamos por {pageMonths} meses cuáles de nuestras páginas vio, y una copia de las páginas que hicimos solo para usted. Si su navegador no ejecuta JavaScript, guardamos también una copia de cada respuesta a un formulario: {checkMonths, plural, one {# mes} other {# meses}}.',
    },
    calculations: {
      title: 'Cálculos',
      what: 'Precio de la vivienda, factura de electricidad, rango de puntaje de crédito, estado, la estimación y el número de la pestaña. Sin nombre.',
      why: 'Para poder mostrar después qué cifras vio usted y con qué términos.',
      long: '{calculationMonths, plural, one {# mes} other {# meses}}, después se borra. Si presenta una solicitud, lo conservamos junto con ella.',
    },
    checks: {
      title: 'Verificaciones de elegibilidad',
      what: 'Nombre, celular, precio de la vivienda, rango de puntaje de crédito, estado, si es su primera vivienda, la factura y la estimación de la calculadora, el número de la pestaña y la respuesta. Si pide un correo para cuando cambie el programa, también su correo y su puntaje. Si la ley nos pide un aviso de nuestra respuesta, ese aviso y el correo o la dirección postal que dé para recibirlo. No consultamos a ningún buró de crédito.',
      why: 'Para responderle, poder llamarle al respecto y enviarle el correo que pidió.',
      long: '{checkMonths, plural, one {# mes} other {# meses}}, después se borran sus respuestas o, si hay una solicitud, junto con ella; el nombre, el número y el resultado se conservan con la prueba de su consentimiento. Un pedido de correo espera {watchMonths} meses como máximo; {evaluationMonths} meses después de cumplido o cancelado, se borra. Un aviso: {evaluationMonths} meses después de su plazo o su envío.',
    },
    applications: {
      title: 'Solicitudes',
      what: 'Todo lo que escribe en el formulario, lo que antes mostraron la calculadora y la verificación, su idioma, cómo llegó a nosotros (campaña, primera página, página de donde vino), señales de que un programa automático llenó el formulario y, después, el estado, las notas y el historial de nuestro trabajo. Por poco tiempo, también un código calculado con sus respuestas, para que un doble clic no cree dos solicitudes.',
      why: 'Para atender su solicitud.',
      long: 'Mientras la atendemos y mientras las leyes de préstamos nos pidan conservarla; ese código, {days} días como máximo.',
    },
    consents: {
      title: 'Su consentimiento',
      what: 'El texto exacto junto a la casilla o al botón, su idioma, si la casilla estaba marcada de antemano, la marcó usted o quedó vacía, las formas de contacto que aceptó, la dirección para un correo que pidió, la hora, la página, su dirección de internet completa y la descripción de su navegador; qué correos ya no desea recibir, con la hora y la dirección de internet; y si nos pidió no contactarle más: para qué teléfono o correo, cómo y cuándo.',
      why: 'Para comprobar qué aceptó usted y qué no, y respetarlo.',
      long: 'Se conserva como prueba y no se cambia, salvo que usted pida eliminar sus datos.',
    },
    referrals: {
      title: 'Quién le refirió',
      what: 'Los enlaces de socios que siguió, cuándo, a qué socio se le reconoce y lo que usted indicó. Si un socio le menciona como cliente, o si usted deja sus datos al visitar una casa con un socio: su nombre, correo y teléfono tal como se escribieron.',
      why: 'Para reconocer al socio que corresponde.',
      long: 'Los enlaces cuentan {attributionDays} días; el registro no tiene plazo fijo. Lo que un socio escribió de usted, o usted dejó en una visita, se borra a los {invitationDays} días, salvo que usted presente una solicitud.',
    },
    mails: {
      title: 'Correos electrónicos',
      what: 'A quién y cuándo escribimos, el texto que enviamos y si el servidor de correo lo aceptó.',
      why: 'Para confirmar su solicitud, escribirle si no logramos comunicarnos con usted y avisar a nuestro personal.',
      long: '{mailMonths, plural, one {# mes} other {# meses}}, después se borra.',
    },
    accounts: {
      title: 'Cuentas de socios y personal',
      what: 'Datos de contacto, empresa, licencia, una foto o un logotipo si los sube, código de referido, tasa de comisión, idioma, contraseña (solo en una forma que no se puede leer), dispositivos con sesión abierta y su dirección de internet, intentos fallidos y, durante un día, el correo escrito en un registro.',
      why: 'Para dejar entrar solo a quien corresponde.',
      long: 'Las sesiones, hasta que terminan; los intentos fallidos, {failureDays, plural, one {# día} other {# días}}; los dispositivos conocidos, {knownDays} días; los enlaces para una contraseña nueva, {tokenDays, plural, one {# día} other {# días}} después de vencer; la cuenta, hasta que se cierra, y con ello se borra la foto o el logotipo de un socio. Una cuenta cerrada se puede reabrir durante {restorableDays} días; su registro se conserva por sus referidos y comisiones.',
    },
    records: {
      title: 'Lo que hizo el personal',
      what: 'Quién cambió o leyó qué, cuándo y desde qué dirección de internet, con los valores de antes y después.',
      why: 'Para poder responder por ello.',
      long: 'Sin plazo fijo.',
    },
  },
  browser: {
    title: 'Qué queda en su navegador',
    text: 'Este sitio guarda lo siguiente en su propio navegador. “Borrar mis respuestas”, debajo de cada formulario, elimina sus respuestas al momento; también se eliminan al enviar una solicitud y a los {days} días.',
    answers: 'Sus respuestas y resultados, para que nada de lo escrito se pierda:',
    referral: 'El socio cuyo enlace siguió:',
    visit:
      'Cómo llegó la primera vez (campaña, página anterior); se envía junto con una solicitud:',
    choices: 'Su idioma y, donde lo preguntamos, su respuesta sobre medir anuncios:',
    tab: 'Hasta que cierre la pestaña: su número al azar y los avisos para la página siguiente:',
    cookie:
      'Tres cookies: <code>{cookie}</code> guarda su idioma durante {days} días; <code>{applied}</code> guarda el número de la solicitud que usted acaba de enviar, para poder mostrar de nuevo su confirmación, hasta que cierre el navegador; <code>{own}</code> abre su página en este navegador, durante {ownDays} días. No hay otras para quienes visitan el sitio.',
  },
  sees: {
    title: 'Quién lo ve',
    staff:
      'Nuestro personal, después de iniciar sesión. Queda registrado lo que lee y lo que cambia.',
    partner: {
      all: 'Si un socio lo refirió, ese socio ve su nombre, correo, teléfono, dirección, estado, cómo y cuándo desea que nos comuniquemos, precio de la vivienda, factura de electricidad, rango de puntaje de crédito, respuestas sobre su vivienda actual, la estimación, el estado de su solicitud y las notas de nuestro equipo. Los demás socios no ven nada.',
      contact:
        'Si un socio lo refirió, ese socio ve su nombre, correo, teléfono, cómo desea que se le contacte y el avance de su solicitud. Ninguna de sus otras respuestas. Los demás socios no ven nada.',
      status:
        'Si un socio lo refirió, ese socio ve su nombre, la inicial de su apellido y el avance de su solicitud. Nada más. Los demás socios no ven nada.',
    },
    mail: 'El proveedor que transporta nuestros correos y el que opera nuestros servidores, por encargo nuestro.',
    pixel:
      'Una red de publicidad, solo si usted acepta cuando se lo preguntamos: que visitó el sitio y qué pasos dio; nunca el precio de su vivienda, su factura ni su puntaje.',
    pixelAndMoney:
      'Una red de publicidad, solo si usted acepta cuando se lo preguntamos: que visitó el sitio y qué pasos dio, con el precio de la vivienda, la factura de electricidad y el puntaje de crédito.',
    noPixel: 'Ninguna red de publicidad. Este sitio no carga nada de ninguna.',
    maps: 'Un servicio de mapas, cuando escribe su dirección en la solicitud: lo que escribe ahí.',
    law: 'Autoridades y tribunales, cuando la ley nos obliga.',
    nobody: 'El sitio no entrega sus datos a nadie más.',
  },
  rights: {
    title: 'Lo que usted puede decidir',
    copy: 'Pida una copia, una corrección o la eliminación de sus datos: escriba a {email} o llame al {phone}. Es posible que debamos conservar lo que exigen las leyes de préstamos y la prueba del consentimiento; se lo diremos.',
    erased:
      'Cuando usted pide eliminar sus datos, bloqueamos su solicitud para todos de inmediato. Las leyes de préstamos nos obligan a conservarla {evaluationMonths} meses desde nuestra última respuesta; después también se elimina. Durante {doNotContactYears, plural, one {# año} other {# años}} guardamos un código calculado con su teléfono y su correo, para que nadie le contacte, y cifras que ya no indican de quién son.',
    stop: 'Para no recibir más mensajes: responda STOP a un mensaje de texto, use el enlace de un correo o díganoslo por correo o teléfono. Aceptar que nos comuniquemos con usted nunca es condición para un préstamo.',
    signal:
      'Si su navegador envía la señal “no vender ni compartir” (GPC), ni siquiera preguntamos por medir anuncios.',
  },
  safety: {
    title: 'Cómo se protege',
    text: 'Sus respuestas viajan cifradas cuando se entra al sitio por https. Las contraseñas se guardan solo en una forma que no se puede leer, el acceso se limita a quienes lo necesitan y los registros técnicos no llevan nombres.',
  },
} satisfies Shape<typeof en>;
