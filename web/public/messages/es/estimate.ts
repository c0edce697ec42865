import { es as esEstimate } from '#core/i18n/estimate/es.ts';
import type en from '../en/estimate.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  ...esEstimate,
  calculatedOn: 'Su estimación, con términos vigentes al {date}',
  system: 'Se suponen unos {panels} paneles ({kw} kW) por {cost}. Producen unos {kwh} kWh al año.',
  limitedBy: {
    offset:
      'La cantidad se ajusta a su factura: producen el {share} de la electricidad que usted usa hoy.',
    home_value:
      'El precio de la vivienda limita la cantidad, porque se puede financiar hasta el {cap} de ese valor: producen el {share} de la electricidad que usted usa hoy.',
    max_kw:
      'Es el máximo residencial de esta estimación, {maxKw} kW: producen el {share} de la electricidad que usted usa hoy.',
  },
  rate: {
    label: 'La tasa de su hipoteca, en\u00a0%',
    error: 'Escriba una tasa de 0 a {most} por ciento.',
  },
  first: {
    choice: 'Con o sin paneles',
    yes: 'Con los paneles',
    no: 'Sin los paneles',
    basis: '{homePrice}, {state}, factura de {electricBill}, {score}',
    basisGuess: '{homePrice}, {state}, factura de {electricBill} (supuesta), {score}',
    score: 'puntaje:\u00a0{range}',
    scoreUnknown: 'sin puntaje',
    change: 'Cambiar',
    grant: '(ayuda solar)',
    grantNote:
      'La ayuda para el pago inicial y el cierre, después del curso y si se aprueba el préstamo.',
    bring: 'Usted pone de <b>{range}</b>.',
    alone: 'Pregúntenos si la ayuda se da sin paneles.',
    aloneNote: 'Mientras no lo sepamos, aquí no se cuenta.',
    from: 'de {low} a {high}',
    verdict: {
      more: 'Los paneles cuestan al mes {range} más de lo que ahorran.',
      less: 'Los paneles ahorran al mes {range} más de lo que cuestan.',
      even: 'Los paneles casi se compensan: de {low} de ahorro a {high} más al mes.',
    },
    fine: 'Ahorran {savings}, suman {payments} al pago y {financed} a la hipoteca: {count} pagos con tasas del {rates}, APR del {aprs}. Es una ilustración, no una oferta de crédito.',
    unpaid: '{low} (sin pago por lo enviado a la red, regla en {state}) a {high}',
    home: 'La casa cuesta {range} al mes.',
    homeFine:
      '{count} pagos con tasas del {rates}, APR del {aprs}, sobre {financed}, con el seguro hipotecario de la FHA, sin impuestos ni seguro de la vivienda. Es una ilustración, no una oferta de crédito.',
    added: 'Se suma por los paneles',
    stays: 'Su factura sigue en',
    later: 'Paneles más adelante',
    laterNote: 'fuera de esta hipoteca',
    totalEnded: 'con el crédito que ya terminó',
  },
  rules: {
    state: 'El programa se ofrece en ciertos estados; usted eligió {state}.',
    credit: 'El programa pide un puntaje de {minimumScore} o más; usted eligió {score}.',
    homePrice: 'El programa pide un precio de {minHomePrice} o más; usted eligió {price}.',
    so: 'Por eso aquí no se cuentan ni la ayuda ni paneles financiados. Cualquier persona puede solicitar.',
  },
  checks: {
    title: 'Cumple {count} de 3',
    open: 'Cumple {count} de 3. Aún no le preguntamos su puntaje de crédito.',
    state: 'Estado',
    credit: 'Puntaje',
    homePrice: 'Precio',
    met: 'se cumple',
    missed: 'no se cumple',
    notAsked: 'Falta preguntar',
  },
  bring: {
    title: 'Lo que pone usted',
    down: 'Pago inicial mínimo de la FHA ({rate})',
    closing: 'Costos de cierre, por lo general del\u00a0{low}\u00a0al\u00a0{high}',
    grant: 'Menos la ayuda',
    sum: 'Usted pone cerca de',
    note: 'La ayuda paga primero los costos de cierre y después el pago inicial.',
    source: 'Si su origen no se permite para el pago inicial, usted pone al menos {least}.',
    alone: 'La ayuda no se cuenta hasta saber si se da sin paneles.',
  },
  rent: {
    title: 'El mes junto a su renta',
    rent: 'Su renta',
    taxes: 'Impuestos al mes',
    insurance: 'Seguro al mes',
    optional: 'opcional',
    error: 'Escriba una cantidad en dólares.',
    rate: 'Con una tasa del',
    home: 'La casa',
    panels: 'Los paneles',
    extra: 'Impuestos y seguro',
    whole: 'El pago completo',
    today: 'Su renta de hoy',
    more: 'Con el {rate} son <b>{gap} más</b> que su renta',
    less: 'Con el {rate} son <b>{gap} menos</b> que su renta',
    same: 'Con el {rate} es <b>igual</b> que su renta',
    back: '; los paneles devuelven {savings}.',
    fine: '{count} pagos sobre {financed}{panels, select, yes { y los paneles} other {}}, con el seguro hipotecario de la FHA ({annual} al año). APR del {aprs}. {open, select, both {Sin impuestos ni seguro. } taxes {Sin impuestos. } insurance {Sin seguro. } other {}}Es una ilustración, no una oferta de crédito.',
  },
  bars: {
    title: '{years} años de electricidad',
    without: 'Sin paneles',
    with: 'Con paneles, al {rate}',
    bills: 'Facturas, {amount}',
    range: '(rayado: el margen)',
    payments: 'Pagos, {amount}',
    note: 'Al precio de hoy.',
    follow: '{more, plural, one {Sigue un año más de pagos.} other {Siguen # años más de pagos.}}',
  },
  alone: {
    title: 'Solo la electricidad',
    note: 'Un ahorro sin préstamo: lo que cuestan los paneles al mes depende de cómo los pague.',
  },
  mind: {
    title: 'Si cambia de opinión',
    text: 'Su decisión va con su solicitud, y allí puede cambiarla. Los paneles que llegan después del cierre no son parte de esta hipoteca.',
  },
  aboutCredit: 'Sobre el crédito fiscal',
  doors: {
    title: 'Lo que puede decidir',
    house: {
      title: 'Financiarlos con la casa',
      text: 'Suma {financed}. Los paneles son suyos. La FHA decide cuánto se puede financiar.',
      even: 'Se compensan con una tasa del {rate}.',
      never: 'Cuestan más de lo que ahorran con cualquier tasa.',
    },
    later: {
      title: 'Decidir después del cierre',
      text: 'No suma nada ahora. Los paneles ya no serán parte de esta hipoteca.',
    },
    community: {
      title: 'Energía solar comunitaria',
      text: 'Una cuota mensual, sin préstamo. Las hipotecas FHA no financian sistemas arrendados.',
    },
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
    mixed: 'Cada empresa eléctrica fija su propio crédito',
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
      'La regla depende de la empresa eléctrica: Idaho Power paga por debajo de la tarifa minorista y Avista la acredita completa.',
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
  showAgain: 'Ver de nuevo',
  print: 'Imprimir',
  share: 'Compartir',
  copied: 'Copiado',
  copiedText: 'Péguela en cualquier mensaje.',
  notCopied: 'No se pudo copiar',
  notCopiedText: 'Puede imprimir la estimación.',
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
