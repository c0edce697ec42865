import type en from '../en/meta.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  pictureAlt:
    'Uma casa com painéis solares, o sol perto do horizonte e as palavras Solar Grant Home',
  landing: {
    title: 'Solar Grant Home: financiamento FHA, subsídio e energia solar',
    description:
      'Um subsídio de até {grantCap} com um financiamento FHA. Veja quanto precisa ter{showsMonth, select, yes {, quanto fica por mês e se os painéis solares se pagam} other { e quanto custam os painéis solares}}. Sem dar o seu nome.',
  },
  calculator: {
    title: 'Calculadora de economia solar | Solar Grant Home',
    description:
      'Responda a quatro perguntas e veja seu subsídio e sua economia mensal estimados, e de onde vem cada número.',
  },
  answer: {
    title: 'O que muda na sua conta | Solar Grant Home',
    description: 'Uma resposta para o seu estado e a sua conta.',
  },
  resume: {
    title: 'Continue neste dispositivo | Solar Grant Home',
    description: 'Traz para este dispositivo o que você digitou em outro.',
  },
  estimate: {
    title: 'Sua estimativa solar | Solar Grant Home',
    description: 'O que a calculadora estimou para o seu imóvel.',
  },
  qualify: {
    title: 'Verifique sua elegibilidade | Solar Grant Home',
    description:
      'Score de crédito mínimo de {minimumScore}, imóveis a partir de {minHomePrice}, {stateCountText} estados elegíveis e DC. Verifique em um minuto.',
  },
  results: {
    title: 'Sua elegibilidade | Solar Grant Home',
    description: 'O resultado da sua verificação de elegibilidade.',
  },
  apply: {
    title: 'Faça sua solicitação | Solar Grant Home',
    description:
      'Envie sua solicitação ao programa de subsídio solar da {lender}. Um especialista responde em até {responseHours} horas.',
  },
  openHouse: {
    title: 'Visita ao imóvel | Solar Grant Home',
    description: 'O formulário para quem visita o imóvel.',
  },
  thankYou: {
    title: 'Solicitação recebida | Solar Grant Home',
    description: 'Recebemos sua solicitação.',
  },
  noApplication: {
    title: 'Sua solicitação | Solar Grant Home',
    description: 'Esta página confirma a sua solicitação depois do envio.',
  },
  my: {
    title: 'Sua página | Solar Grant Home',
    description: 'Como está a sua solicitação e quem pode falar com você.',
  },
  marketing: {
    title: 'Campanhas de anúncios | Solar Grant Home',
    description: 'Textos de campanha para a equipe.',
  },
  affiliates: {
    title: 'Para corretores de imóveis e parceiros | Solar Grant Home',
    description:
      'Ofereça aos seus clientes um programa que une um financiamento FHA a um subsídio e energia solar, e acompanhe cada indicação.',
  },
  privacy: {
    title: 'Política de privacidade | Solar Grant Home',
    description: 'O que este site guarda sobre você, para quê, por quanto tempo e quem vê.',
  },
  terms: {
    title: 'Termos de uso | Solar Grant Home',
    description: 'O que você pode esperar deste site e o que ele não pode prometer.',
  },
  notFound: {
    title: '404 Página não encontrada',
    description: 'Esta página não existe.',
  },
} satisfies Shape<typeof en>;
