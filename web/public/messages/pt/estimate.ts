import { pt as ptEstimate } from '#core/i18n/estimate/pt.ts';
import type en from '../en/estimate.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  ...ptEstimate,
  calculatedOn: 'Sua estimativa, com termos vigentes em {date}',
  system:
    'O sistema por trás desses números: {kw} kW, cerca de {kwh} kWh por ano e {cost} financiados com o imóvel.',
  systemOutside:
    'O sistema por trás desses números: {kw} kW, cerca de {kwh} kWh por ano, ao preço de {cost}.',
  limitedBy: {
    offset: 'O tamanho acompanha a sua conta: o sistema gera {share} da energia que você usa hoje.',
    home_value:
      'O tamanho é limitado pelo preço do imóvel, pois a energia solar pode ser financiada até {cap} do valor do imóvel: o sistema gera {share} da energia que você usa hoje.',
    max_kw:
      'O tamanho é limitado pelo maior sistema residencial desta estimativa, {maxKw} kW: o sistema gera {share} da energia que você usa hoje.',
  },
  rate: {
    label: 'A taxa do seu financiamento, em %',
    optional: 'opcional',
    hint: 'Digite a taxa anual que ofereceram a você para ver quanto custaria por mês.',
    error: 'Digite uma taxa de 0 a {most} por cento.',
  },
  month: {
    title: 'Quanto os painéis custam por mês',
    at: 'A {rate}',
    payment: 'Parcela',
    apr: 'APR',
    saves: 'Economiza por mês',
    aprLong: 'taxa percentual anual',
    allMore: 'Com cada uma destas taxas, os painéis custam por mês mais do que economizam.',
    someMore: 'Com {rates}, os painéis podem custar por mês mais do que economizam.',
    allLess: 'Com cada uma destas taxas, os painéis economizam por mês mais do que custam.',
  },
  doors: {
    title: 'O que você pode decidir',
    titleOutside: 'O que você pode fazer',
    house: {
      title: 'Financiar com a casa',
      text: 'Soma {financed} ao financiamento: de {low} a {high} por mês com taxas de {lowRate} a {highRate}. Os painéis são seus, e a FHA decide quanto pode ser financiado.',
    },
    later: {
      title: 'Decidir depois do fechamento',
      text: 'Não soma nada ao financiamento. Você conhece suas contas primeiro e compara ofertas, mas os painéis ficam fora deste financiamento.',
    },
    state: {
      title: 'Um imóvel em um estado atendido',
      text: 'Mude o estado na calculadora e veja o que o programa faz nele.',
    },
    credit: {
      title: 'Um score de crédito mais alto',
      text: 'A verificação de elegibilidade mostra medidas que costumam melhorar o score.',
    },
    homePrice: {
      title: 'Um imóvel de preço mais alto',
      text: 'Mude o preço na calculadora e veja o que o programa faz então.',
    },
    community: {
      title: 'Energia solar comunitária ou de outra empresa',
      text: 'Você paga uma mensalidade a uma empresa e não toma empréstimo. Financiamentos FHA não cobrem sistemas em leasing, e o crédito fiscal, se houver, é da empresa.',
    },
  },
  chart: {
    title: '{years} anos de contas de luz',
    without: 'Sem energia solar',
    with: 'Com energia solar',
    weigh: {
      more: 'Com taxas de {rates}, os painéis custam por mês de {range} a mais do que economizam.',
      less: 'Com taxas de {rates}, os painéis economizam por mês de {range} a mais do que custam.',
      even: 'Com taxas de {rates}, os painéis podem custar por mês até {high} a mais do que economizam, ou economizar até {low} a mais do que custam.',
    },
    savedAndPaid:
      'Em {years} anos: {amount} a menos em contas, {paid} em parcelas{more, plural, =0 {} one {; segue mais um ano de parcelas} other {; seguem mais # anos de parcelas}}',
    savedAtPrice: '{amount} a menos em contas, {paid} pelos painéis',
    upTo: 'a {amount}',
    axis: 'Anos',
    note: 'Contas somadas pelo preço atual da energia. Os {cost} somados ao financiamento, com os juros, não aparecem neste gráfico.',
    noteOutside:
      'Contas somadas pelo preço atual da energia. Não inclui os {cost} que os painéis custam.',
  },
  how: {
    title: 'Como calculamos',
    intro:
      'A mesma conta para todos, em dólares inteiros. O seu score de crédito não muda a economia.',
    price: 'Preço da energia',
    priceValue: '{cents} centavos de dólar por kWh',
    sun: 'Geração solar',
    sunValue: '{kwh} kWh por ano para cada kW',
    cost: 'Custo do sistema',
    costValue: '{cost} por watt',
    costDefault: '{cost} por watt (valor do programa; não há mediana publicada para o estado)',
    target: 'Consumo a cobrir',
    targetValue: '{offset}, no máximo {maxKw} kW',
    cap: 'Financiado com o imóvel',
    capValue: 'Até {cap} do preço',
    credit: 'Crédito fiscal federal',
    creditValue: '{rate} do custo do sistema',
    grant: 'Subsídio',
    grantValue: '{rate} do preço do imóvel, até {cap}',
    insurance: 'Seguro hipotecário da FHA',
    insuranceValue:
      '{upfront} do preço no início e {annual} por ano (HUD Handbook 4000.1, apêndice 1.0)',
    lifetime: 'Período',
    lifetimeValue: '{years} anos, a preços de hoje',
    exports: 'Energia enviada à rede',
    sources: 'Fontes',
  },
  exports: {
    net_metering: 'Creditada pela tarifa cheia (a que você paga)',
    net_billing: 'Paga abaixo da tarifa cheia (a que você paga)',
    partial: 'Paga por uma parte da tarifa cheia (a que você paga)',
    mixed: 'Cada distribuidora define o próprio crédito',
    none: 'Não é paga; a estimativa pode estar alta',
  },
  exportsKept: '{policy}; restam {share} da economia',
  sourceOf: {
    price: 'Preço da energia',
    yield: 'Horas de sol',
    cost: 'Custo do sistema',
    export: 'Energia enviada à rede',
  },
  sourceNotes: {
    price:
      'Preço médio pago pelas residências no estado ({state}), {period}. Consultado em {date}.',
    yield:
      'Quanto painéis fixos voltados para o sul geram em um ano típico, na média destes lugares: {places}. Consultado em {date}.',
    yieldNearby:
      'Esta fonte não tem nenhum ponto no estado, por isso usamos o mais próximo no estado vizinho: {places}. Consultado em {date}.',
    cost: 'Preço mediano de {count, plural, one {# sistema residencial instalado} other {# sistemas residenciais instalados}} no estado ({state}) em {period}.',
    export:
      'Regras de {period}. Onde a energia enviada à rede vale menos que a tarifa cheia (a que você paga), os valores menores contam só a parte da economia que resta.',
  },
  exportNotes: {
    first_year_model:
      'Neste estado, essa parte vem de um modelo do primeiro ano com as regras atuais.',
    retail_by_permit_power:
      'A DSIRE não inclui este lugar; segundo a Permit Power, a energia é creditada pela tarifa cheia.',
    no_low_figure:
      'Não temos um valor confiável dessa parte neste estado, por isso não mostramos um valor menor.',
    differs_by_utility:
      'A regra depende da distribuidora: a Idaho Power paga abaixo da tarifa cheia e a Avista credita a tarifa cheia.',
    quarter_of_distribution:
      'A energia enviada à rede recebe as partes de geração e transmissão do preço e um quarto da parte de distribuição. A economia que resta é a média de dois modelos.',
    three_quarters_of_retail:
      'A energia enviada à rede recebe três quartos da tarifa cheia. A economia que resta é a média de dois modelos.',
    monthly_retail:
      'As regras variam conforme o cliente; para residências, o crédito é mensal e pela tarifa cheia.',
    residential_retail:
      'As regras variam conforme o cliente; para residências, o crédito é pela tarifa cheia.',
    not_paid:
      'Aqui a energia enviada à rede não é paga, então até os valores menores podem estar altos.',
    set_by_provider: 'A economia que resta é a média de dois modelos.',
  },
  changeAnswers: 'Mudar minhas respostas',
  checkEligibility: 'Verificar elegibilidade',
  whatCanBeDone: 'Ver o que você pode fazer',
  showAgain: 'Ver de novo',
  print: 'Imprimir',
  share: 'Compartilhar',
  copied: 'Copiado',
  copiedText: 'Sua estimativa está na área de transferência. Cole em qualquer mensagem.',
  notCopied: 'Não foi possível copiar',
  notCopiedText: 'Este navegador não permite. Você pode imprimir a estimativa.',
  close: 'Fechar',
  letter: {
    phone: 'Telefone {phone}',
    license:
      'Instituição financeira aprovada pela FHA desde {approvedSince}{hasLicense, select, yes { · Licença número {license}} other {}}',
    subject: 'Estimativa de economia solar',
    greeting: 'Olá!',
    opening:
      'Agradecemos por usar a nossa calculadora. Para um imóvel de {homePrice} ({state}) e uma conta de luz mensal de {electricBill}, esta é a sua estimativa.',
    closing:
      'Se tiver dúvidas, ligue para {phone}, {hours}. O próximo passo é verificar sua elegibilidade em {address}.',
    signature: 'Solar Grant Home, um programa de {lender}',
  },
} satisfies Shape<typeof en>;
