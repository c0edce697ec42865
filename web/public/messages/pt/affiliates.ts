import type en from '../en/affiliates.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  eyebrow: 'Para corretores de imóveis e parceiros',
  title: 'Um programa que vale a pena indicar',
  lede: 'Ele une um financiamento imobiliário (mortgage) FHA a um subsídio (grant) para a entrada (down payment) e a painéis solares financiados. Você recebe um link e acompanha o que acontece com cada cliente que o usa.',
  joinAction: 'Participe do programa de parceiros',
  tryAction: 'Ver o que seus clientes veem',
  example: {
    label: 'Exemplo de um link de indicação e seu comprovante',
    tag: 'Exemplo',
    link: 'Seu link',
    receipt: 'Comprovante de indicação',
    code: 'MARIA',
    arrived: 'O cliente chega pelo seu link',
    applied: 'Solicitação recebida',
    qualified: 'Qualificado',
    closed: 'Fechamento confirmado',
    price: 'Preço do imóvel',
    rate: 'Percentual',
    amount: 'Comissão estimada',
    note: 'Uma estimativa até a equipe aprovar',
  },
  clients: {
    title: 'O que seus clientes recebem',
    intro: 'Cada benefício com suas condições, antes que perguntem.',
    grant: {
      title: 'Um subsídio para a compra',
      text: '{grantRate} do preço de compra, até {grantCap}, para a entrada e os custos de fechamento. Sujeito a aprovação.',
    },
    solar: {
      figure: 'até {solarCap}',
      title: 'Energia solar, financiada com a casa',
      text: 'Os painéis podem ser financiados até {solarCap} do valor do imóvel, com garantia de {warrantyYears} anos.',
    },
    bills: {
      title: 'Uma conta de luz menor',
      text: 'Uma estimativa. A calculadora mostra a economia para um estado, um preço e uma conta, e de onde ela vem.',
    },
    credit: {
      title: 'O crédito fiscal federal',
      text: 'Mostrado como ilustração do programa. Só um consultor tributário sabe se o cliente tem direito; não prometa esse crédito.',
    },
    education: {
      figure: '{low}–{high} horas',
      title: 'Um curso antes das chaves',
      text: 'Um curso breve sobre ter casa própria e energia solar.',
    },
    who: 'Quem pode se qualificar: score de crédito a partir de {minimumScore}, imóveis a partir de {minHomePrice}, {stateCountText} estados elegíveis e DC. <check>Verifique um cliente em um minuto</check>.',
  },
  link: {
    title: 'Como funciona o seu link',
    intro:
      'Duas formas de escrever o mesmo link. Use a que couber melhor em um cartão, uma mensagem ou uma placa.',
    short: 'Para cartões, placas e ligações',
    long: 'Para mensagens e sites; funciona em todas as páginas',
    yourCode: 'YOUR_CODE',
    code: 'CODIGO',
    codeNote:
      'é um código seu: de 3 a 20 letras, números, hifens ou sublinhados. Maiúsculas ou minúsculas, tanto faz.',
    share: {
      title: 'Você compartilha',
      text: 'O cliente chega ao site e vê o seu nome. {partnerBadge, select, verified {Depois que a nossa equipe analisa a sua conta, aparecem} other {Aparecem}} também a sua empresa e, se você tiver licença de corretor de imóveis, um selo de corretor licenciado.',
    },
    keep: {
      title: 'Ele fica registrado',
      text: '{creditRule, select, first {O primeiro código válido conta por {days} dias} other {O último código seguido conta por {days} dias}}, no mesmo dispositivo, mesmo que o cliente volte sem o link.',
    },
    apply: {
      title: 'O cliente envia a solicitação',
      text: 'Com a solicitação, uma indicação é aberta em seu nome. Você não preenche nada, e o cliente não vê perguntas a mais.',
    },
    follow: {
      title: 'Você acompanha',
      text: '{paysCommissions, select, yes {Pendente, estimativa, aprovada, paga: nossa equipe marca cada etapa.} other {Nossa equipe marca cada etapa.}} Você vê as suas, e só as suas.',
    },
  },
  earn: {
    title: 'Quanto você ganha, e por quê',
    licensed: {
      title: 'Com licença de corretor de imóveis',
      of: 'do preço de compra do imóvel',
      text: 'Você acompanha o comprador nas visitas, na proposta e no fechamento. A comissão varia com o preço: para um imóvel de {price}, são {amount}.',
    },
    other: {
      title: 'Outros parceiros',
      of: 'por fechamento qualificado',
      text: 'Para consultores, construtores e outros parceiros. O valor é o mesmo, seja qual for o preço do imóvel.',
    },
    estimates:
      'Todos os valores são estimativas até serem aprovados pela nossa equipe, e só são devidos depois do fechamento. Não há pagamento por uma solicitação cancelada ou negada.',
    law: {
      title: 'Palavras claras sobre a lei',
      text: 'A seção 8 da lei americana RESPA (Real Estate Settlement Procedures Act) proíbe dar ou receber algo de valor pela simples indicação de um financiamento, e permite o pagamento por serviços realmente prestados. Por isso cada valor é revisado antes de ser aprovado, e pedimos um acordo por escrito.',
      duties:
        'Consulte antes o seu broker e as regras do seu estado. Informe o seu cliente sobre o acordo. O seu cliente continua livre para escolher qualquer instituição financeira. Se a lei não permite um pagamento, nós não o fazemos.',
    },
  },
  join: {
    title: 'Crie sua conta de parceiro',
    intro: 'Leva dois minutos. Seu link funciona na hora, e seu painel mostra cada indicação.',
    login: 'Já é parceiro? <login>Entre</login>. Esqueceu a senha? <reset>Crie uma nova</reset>.',
    commission:
      'Corretores licenciados: {commissionRate} do preço de compra do imóvel. Outros parceiros: {commissionFlat} por fechamento qualificado. São estimativas até a aprovação da equipe.',
    next: {
      title: 'O que acontece depois',
      share: 'Você já entra na sua conta, e seu link está pronto.',
      review:
        'Se você tiver licença de corretor de imóveis, a equipe confere a licença no registro do seu estado.',
      agree: 'Você recebe o acordo de parceria para ler e assinar.',
      agreeRequired:
        'Você recebe o acordo de parceria para ler e assinar. Sem ele, nenhuma comissão é aprovada.',
    },
    talk: 'Prefere conversar?',
    call: 'Ligue para {phone}',
    mail: 'Escrever um e-mail',
    address: 'Ou escreva para {email}',
  },
  start: {
    title: 'Quer ter o seu próprio link?',
    action: 'Criar minha conta',
  },
} satisfies Shape<typeof en>;
