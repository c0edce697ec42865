import type en from '../en/affiliates.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Um programa que vale a pena indicar',
  lede: 'Um financiamento imobiliário (mortgage) FHA, um subsídio (grant) para a entrada (down payment) e painéis solares financiados. Um link só seu, e você acompanha cada cliente que o usa.',
  pays: {
    licensed: 'do preço, corretores licenciados',
    other: 'por fechamento, outros parceiros',
  },
  clients: {
    title: 'O que seus clientes recebem',
    grant: {
      text: 'Um subsídio de {grantRate} do preço, até este valor, para a entrada e os custos de fechamento. Sujeito a aprovação.',
    },
    solar: {
      figure: 'até {solarCap}',
      text: 'Painéis solares, financiados com a casa, com garantia de {warrantyYears} anos.',
    },
    bills: { text: 'Economia típica na conta de luz, uma estimativa.' },
    credit: {
      text: 'Crédito fiscal federal, como ilustração. Não prometa esse crédito.',
    },
    who: 'Score de crédito a partir de {minimumScore}, imóveis a partir de {minHomePrice}, {stateCountText} estados elegíveis e DC. <check>Verifique um cliente em um minuto</check>',
  },
  link: {
    title: 'Como funciona o seu link',
    yourCode: 'YOUR_CODE',
    text: 'O primeiro para cartões e placas, o segundo em qualquer página. {creditRule, select, first {O primeiro código válido conta} other {O último código aberto conta}} por {days} dias, no mesmo dispositivo. Quando o cliente envia a solicitação, a indicação é sua, e você acompanha cada etapa.',
  },
  earn: {
    title: 'Quanto você ganha, e por quê',
    example:
      'Um corretor acompanha o comprador até o fechamento: para um imóvel de {price}, são {amount}, uma estimativa.',
    due: 'Devido só depois do fechamento. Não há pagamento por uma solicitação cancelada ou negada. As regras do seu estado podem exigir um valor fixo, ou que paguemos ao seu broker; o seu painel avisa.',
    law: {
      title: 'A lei em palavras claras',
      text: 'A seção 8 da lei americana RESPA proíbe dar ou receber algo de valor pela simples indicação de um financiamento. Ela permite o pagamento por serviços realmente prestados. Por isso cada valor é revisado e exige um acordo por escrito.',
      duties:
        'Consulte antes o seu broker e informe o seu cliente sobre o acordo. Ele continua livre para escolher qualquer instituição financeira. Se a lei não permite um pagamento, nós não o fazemos.',
    },
  },
  join: {
    title: 'Crie sua conta de parceiro',
    intro: 'Dois minutos; seu link funciona na hora. Já é parceiro? <login>Entre</login>',
    commission:
      'Corretores licenciados: {commissionRate} do preço de compra do imóvel. Outros parceiros: {commissionFlat} por fechamento qualificado. São estimativas até a aprovação da equipe.',
  },
  next: {
    title: 'O que acontece depois',
    share: 'Seu link está pronto, e seu painel diz o que falta.',
    review:
      'Se você tiver licença de corretor de imóveis, a equipe confere a licença no registro do seu estado.',
    agree: 'Você recebe o contrato de parceria para ler e assinar.',
    agreeRequired:
      'Você recebe o contrato de parceria para ler e assinar. Sem ele, nenhuma comissão é aprovada.',
  },
} satisfies Shape<typeof en>;
