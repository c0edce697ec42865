import { pt as ptEstimate } from '#core/i18n/estimate/pt.ts';
import type en from '../en/estimate.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  ...ptEstimate,
  calculatedOn: 'Sua estimativa, com termos vigentes em {date}',
  system:
    'A conta supõe cerca de {panels} painéis ({kw} kW) por {cost}. Eles geram cerca de {kwh} kWh por ano.',
  limitedBy: {
    offset: 'A quantidade acompanha a sua conta: eles geram {share} da energia que você usa hoje.',
    home_value:
      'O preço do imóvel limita a quantidade, pois a energia solar pode ser financiada até {cap} desse valor: eles geram {share} da energia que você usa hoje.',
    max_kw:
      'É o maior sistema residencial desta estimativa, {maxKw} kW: eles geram {share} da energia que você usa hoje.',
  },
  rate: {
    label: 'A taxa do seu financiamento, em %',
    error: 'Digite uma taxa de 0 a {most} por cento.',
  },
  first: {
    choice: 'Com ou sem painéis',
    yes: 'Com os painéis',
    no: 'Sem os painéis',
    basis: '{homePrice}, {state}, conta de {electricBill}, {score}',
    basisGuess: '{homePrice}, {state}, conta de {electricBill} (suposta), {score}',
    score: 'score:\u00a0{range}',
    scoreUnknown: 'sem score',
    change: 'Alterar',
    grant: '(subsídio solar)',
    grantNote: 'Para a entrada e o fechamento, após o curso e a aprovação.',
    bring: 'Você precisa ter <b>{range}</b>.',
    alone: 'Pergunte se o subsídio vale sem painéis.',
    aloneNote: 'Até sabermos, ele não entra na conta.',
    from: '{low} a {high}',
    verdict: {
      more: 'Os painéis custam {range} por mês a mais do que economizam.',
      less: 'Os painéis economizam {range} por mês a mais do que custam.',
      even: 'Os painéis quase se pagam: de {low} de economia a {high} a mais por mês.',
    },
    fine: 'Economizam {savings}, somam {payments} à parcela e {financed} ao financiamento: {count} parcelas a taxas de {rates}, APR de {aprs}. É uma ilustração, não uma oferta de crédito.',
    unpaid: '{low} (energia exportada não paga: {state}) a {high}',
    home: 'A casa custa {range} por mês.',
    homeFine:
      '{count} parcelas a taxas de {rates}, APR de {aprs}, sobre {financed}, com o seguro hipotecário da FHA, sem impostos nem seguro do imóvel. É uma ilustração, não uma oferta de crédito.',
    added: 'Somado pelos painéis',
    stays: 'Sua conta de luz continua em',
    later: 'Painéis mais tarde',
    laterNote: 'fora deste financiamento',
    totalEnded: 'com o crédito encerrado',
  },
  rules: {
    state: 'O programa é oferecido em certos estados; você escolheu {state}.',
    credit: 'O programa pede um score de {minimumScore} ou mais; você escolheu {score}.',
    homePrice: 'O programa pede um preço de {minHomePrice} ou mais; você escolheu {price}.',
    so: 'Por isso, nem subsídio nem painéis financiados entram na conta. Qualquer pessoa pode solicitar.',
  },
  checks: {
    title: 'Você atende a {count} de 3',
    open: 'Você atende a {count} de 3. Ainda não perguntamos o seu score.',
    state: 'Estado',
    credit: 'Score',
    homePrice: 'Preço',
    met: 'atendido',
    missed: 'não atendido',
    notAsked: 'Ainda não perguntado',
  },
  bring: {
    title: 'Quanto você precisa ter',
    down: 'Entrada mínima da FHA ({rate})',
    closing: 'Custos de fechamento, em geral de\u00a0{low}\u00a0a\u00a0{high}',
    grant: 'Menos o subsídio',
    sum: 'Você precisa ter cerca de',
    note: 'O subsídio paga primeiro os custos de fechamento e depois a entrada.',
    source:
      'Se a origem dele não for permitida para a entrada, você precisa ter pelo menos {least}.',
    alone: 'O subsídio não entra na conta até sabermos se vale sem painéis.',
  },
  rent: {
    title: 'O mês ao lado do seu aluguel',
    rent: 'Seu aluguel',
    taxes: 'Impostos por mês',
    insurance: 'Seguro por mês',
    optional: 'opcional',
    error: 'Digite um valor em dólares.',
    rate: 'Taxa de',
    home: 'Casa',
    panels: 'Painéis',
    extra: 'Impostos e seguro',
    whole: 'Parcela inteira',
    today: 'Seu aluguel hoje',
    more: 'A {rate} são <b>{gap} a mais</b> que o seu aluguel',
    less: 'A {rate} são <b>{gap} a menos</b> que o seu aluguel',
    same: 'A {rate} é <b>igual</b> ao seu aluguel',
    back: '; os painéis devolvem {savings}.',
    fine: '{count} parcelas sobre {financed}{panels, select, yes { e os painéis} other {}}, com o seguro hipotecário da FHA ({annual} por ano). APR de {aprs}. {open, select, both {Sem impostos nem seguro. } taxes {Sem impostos. } insurance {Sem seguro. } other {}}É uma ilustração, não uma oferta de crédito.',
  },
  bars: {
    title: '{years} anos de energia',
    without: 'Sem painéis',
    with: 'Com painéis, a {rate}',
    bills: 'Contas, {amount}',
    range: '(listrado: a variação)',
    payments: 'Parcelas, {amount}',
    note: 'Ao preço de hoje.',
    follow:
      '{more, plural, one {Segue mais um ano de parcelas.} other {Seguem mais # anos de parcelas.}}',
  },
  alone: {
    title: 'Só a energia',
    note: 'Uma economia sem empréstimo: quanto os painéis custam por mês depende de como você paga.',
  },
  mind: {
    title: 'Se você mudar de ideia',
    text: 'A sua escolha vai com a solicitação, e lá você pode mudá-la. Painéis que vêm depois do fechamento ficam fora deste financiamento.',
  },
  aboutCredit: 'Sobre o crédito fiscal',
  doors: {
    title: 'O que você pode decidir',
    house: {
      title: 'Financiar com a casa',
      text: 'Soma {financed}. Os painéis são seus. A FHA decide quanto pode ser financiado.',
      even: 'Eles se pagam a uma taxa de {rate}.',
      never: 'Custam mais do que economizam com qualquer taxa.',
    },
    later: {
      title: 'Decidir depois do fechamento',
      text: 'Não soma nada agora. Os painéis ficam fora deste financiamento.',
    },
    community: {
      title: 'Energia solar comunitária',
      text: 'Uma mensalidade, sem empréstimo. Financiamentos FHA não cobrem sistemas em leasing.',
    },
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
  changeAnswers: 'Alterar minhas respostas',
  checkEligibility: 'Verificar elegibilidade',
  showAgain: 'Ver de novo',
  print: 'Imprimir',
  share: 'Compartilhar',
  copied: 'Copiado',
  copiedText: 'Cole em qualquer mensagem.',
  notCopied: 'Não foi possível copiar',
  notCopiedText: 'Você pode imprimir a estimativa.',
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
