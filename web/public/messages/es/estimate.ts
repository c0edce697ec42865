import { es as esEstimate } from '#core/i18n/estimate/es.ts';
import type en from '../en/estimate.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  ...esEstimate,
  calculatedOn: 'Su estimación, con términos vigentes al {date}',
  system:
    'El sistema detrás de estas cifras: {kw} kW, unos {kwh} kWh al año y {cost} financiados con la vivienda.',
  systemOutside:
    'El sistema detrás de estas cifras: {kw} kW, unos {kwh} kWh al año y un precio de {cost}.',
  limitedBy: {
    offset:
      'El tamaño se ajusta a su factura: el sistema produce el {share} de la electricidad que usted usa hoy.',
    home_value:
      'El precio de la vivienda limita el tamaño, porque se puede financiar hasta el {cap} de ese valor: el sistema produce el {share} de la electricidad que usted usa hoy.',
    max_kw:
      'El tamaño llega al máximo residencial de esta estimación, {maxKw} kW: el sistema produce el {share} de la electricidad que usted usa hoy.',
  },
  rate: {
    label: 'La tasa de su hipoteca, en %',
    optional: 'opcional',
    hint: 'Escriba la tasa anual que le ofrecieron para ver cuánto costaría al mes.',
    error: 'Escriba una tasa de 0 a {most} por ciento.',
  },
  month: {
    title: 'Lo que cuestan los paneles al mes',
    at: 'Al {rate}',
    payment: 'Pago',
    apr: 'APR',
    saves: 'Ahorra al mes',
    aprLong: 'tasa porcentual anual',
    allMore: 'Con cada una de estas tasas, los paneles cuestan al mes más de lo que ahorran.',
    someMore: 'Con {rates}, los paneles pueden costar al mes más de lo que ahorran.',
    allLess: 'Con cada una de estas tasas, los paneles ahorran al mes más de lo que cuestan.',
  },
  doors: {
    title: 'Lo que puede decidir',
    titleOutside: 'Lo que puede hacer',
    house: {
      title: 'Financiarlos con la casa',
      text: 'Suma {financed} a la hipoteca: de {low} a {high} al mes con tasas de {lowRate} a {highRate}. Los paneles son suyos, y la FHA decide cuánto se puede financiar.',
    },
    later: {
      title: 'Decidir después del cierre',
      text: 'No suma nada a la hipoteca. Primero conoce sus facturas y compara ofertas, pero los paneles ya no serán parte de esta hipoteca.',
    },
    state: {
      title: 'Una vivienda en un estado cubierto',
      text: 'Cambie el estado en la calculadora y vea lo que hace el programa allí.',
    },
    credit: {
      title: 'Un puntaje de crédito más alto',
      text: 'La verificación de elegibilidad nombra pasos que suelen subir el puntaje.',
    },
    homePrice: {
      title: 'Una vivienda de un precio más alto',
      text: 'Cambie el precio en la calculadora y vea lo que hace el programa entonces.',
    },
    community: {
      title: 'Energía solar comunitaria o de otra empresa',
      text: 'Paga una cuota mensual a una empresa y no pide prestado. Las hipotecas FHA no financian sistemas arrendados, y si hay crédito fiscal, es de la empresa.',
    },
  },
  chart: {
    title: '{years} años de facturas de electricidad',
    without: 'Sin energía solar',
    with: 'Con energía solar',
    weigh: {
      more: 'Con tasas de {rates}, los paneles cuestan al mes de {range} más de lo que ahorran.',
      less: 'Con tasas de {rates}, los paneles ahorran al mes de {range} más de lo que cuestan.',
      even: 'Con tasas de {rates}, los paneles pueden costar al mes hasta {high} más de lo que ahorran, o ahorrar hasta {low} más de lo que cuestan.',
    },
    savedAndPaid:
      'En {years} años: {amount} menos en facturas, {paid} en pagos{more, plural, =0 {} one {; sigue un año más de pagos} other {; siguen # años más de pagos}}',
    savedAtPrice: '{amount} menos en facturas, {paid} por los paneles',
    upTo: 'a {amount}',
    axis: 'Años',
    note: 'Facturas sumadas al precio actual de la electricidad. Los {cost} que se suman a la hipoteca, con sus intereses, no aparecen en esta gráfica.',
    noteOutside:
      'Facturas sumadas al precio actual de la electricidad. No incluye los {cost} que cuestan los paneles.',
  },
  how: {
    title: 'Cómo lo calculamos',
    intro:
      'La misma cuenta para todos, en dólares enteros. Su puntaje de crédito no cambia el ahorro.',
    price: 'Precio de la electricidad',
    priceValue: '{cents} centavos por kWh',
    sun: 'Producción solar',
    sunValue: '{kwh} kWh al año por cada kW',
    cost: 'Costo del sistema',
    costValue: '{cost} por vatio',
    costDefault: '{cost} por vatio (valor del programa; no tenemos una mediana para el estado)',
    target: 'Consumo que se busca cubrir',
    targetValue: '{offset}, con un máximo de {maxKw} kW',
    cap: 'Financiado con la vivienda',
    capValue: 'Hasta el {cap} de su precio',
    credit: 'Crédito fiscal federal',
    creditValue: '{rate} del costo del sistema',
    grant: 'Ayuda',
    grantValue: '{rate} del precio de la vivienda, hasta {cap}',
    insurance: 'Seguro hipotecario de la FHA',
    insuranceValue:
      '{upfront} del precio por adelantado y {annual} al año (HUD Handbook 4000.1, apéndice 1.0)',
    lifetime: 'Período',
    lifetimeValue: '{years} años, a precios de hoy',
    exports: 'Electricidad que envía a la red',
    sources: 'Fuentes',
  },
  exports: {
    net_metering: 'Se acredita a la tarifa que usted paga (minorista)',
    net_billing: 'Se paga por debajo de la tarifa que usted paga (minorista)',
    partial: 'Se paga una parte de la tarifa que usted paga (minorista)',
    mixed: 'Cada compañía eléctrica fija su propio crédito',
    none: 'No se paga; la estimación puede ser alta',
  },
  exportsKept: '{policy}; queda el {share} del ahorro',
  sourceOf: {
    price: 'Precio de la electricidad',
    yield: 'Horas de sol',
    cost: 'Costo del sistema',
    export: 'Electricidad enviada a la red',
  },
  sourceNotes: {
    price: 'Precio promedio que pagaron los hogares en {state}, {period}. Consultado el {date}.',
    yield:
      'Lo que producen en un año típico paneles fijos orientados al sur, en promedio de estos lugares: {places}. Consultado el {date}.',
    yieldNearby:
      'Esta fuente no tiene ningún lugar en el estado, así que usamos el más cercano del estado vecino: {places}. Consultado el {date}.',
    cost: 'Precio mediano de {count, plural, one {# sistema residencial instalado} other {# sistemas residenciales instalados}} en {state} en {period}.',
    export:
      'Reglas de {period}. Donde la electricidad enviada a la red vale menos que la tarifa que usted paga (minorista), las cifras menores cuentan solo la parte del ahorro que queda.',
  },
  exportNotes: {
    first_year_model:
      'En este estado, esa parte sale de un modelo del primer año con las reglas actuales.',
    retail_by_permit_power:
      'DSIRE no incluye este lugar; según Permit Power, la electricidad se acredita a la tarifa minorista completa.',
    no_low_figure:
      'No tenemos una cifra confiable de ese porcentaje en este estado, por eso no mostramos una cifra menor.',
    differs_by_utility:
      'La regla depende de la compañía eléctrica: Idaho Power paga por debajo de la tarifa minorista y Avista la acredita completa.',
    quarter_of_distribution:
      'Lo enviado a la red se paga con las partes de generación y transmisión del precio y un cuarto de la de distribución. El ahorro que queda es el promedio de dos modelos.',
    three_quarters_of_retail:
      'Lo enviado a la red se paga a tres cuartas partes de la tarifa minorista. El ahorro que queda es el promedio de dos modelos.',
    monthly_retail:
      'Las reglas varían según el cliente; a los hogares se les acredita mes a mes a la tarifa minorista.',
    residential_retail:
      'Las reglas varían según el cliente; a los hogares se les acredita a la tarifa minorista.',
    not_paid:
      'Aquí no se paga nada por la electricidad enviada a la red, así que hasta las cifras menores pueden ser altas.',
    set_by_provider: 'El ahorro que queda es el promedio de dos modelos.',
  },
  changeAnswers: 'Cambiar mis respuestas',
  checkEligibility: 'Verificar elegibilidad',
  whatCanBeDone: 'Ver qué puede hacer',
  showAgain: 'Ver de nuevo',
  print: 'Imprimir',
  share: 'Compartir',
  copied: 'Copiado',
  copiedText: 'Su estimación está en el portapapeles. Péguela en cualquier mensaje.',
  notCopied: 'No se pudo copiar',
  notCopiedText: 'Este navegador no lo permite. Puede imprimir la estimación.',
  close: 'Cerrar',
  letter: {
    phone: 'Teléfono {phone}',
    license:
      'Prestamista aprobado por la FHA desde {approvedSince}{hasLicense, select, yes { · Licencia número {license}} other {}}',
    subject: 'Estimación de ahorro solar',
    greeting: 'Hola:',
    opening:
      'Gracias por usar nuestra calculadora. Para una vivienda de {homePrice} en {state} y una factura mensual de electricidad de {electricBill}, esta es su estimación.',
    closing:
      'Si tiene preguntas, llámenos al {phone}, {hours}. El siguiente paso es verificar su elegibilidad en {address}.',
    signature: 'Solar Grant Home, un programa de {lender}',
  },
} satisfies Shape<typeof en>;
