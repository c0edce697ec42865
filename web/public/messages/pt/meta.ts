import type en from '../en/meta.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  pictureAlt: 'Solar Grant Home: uma casa com painéis solares',
  landing: {
    title: 'Solar Grant Home: financiamento FHA, subsídio e energia solar',
    description:
      'Um subsídio de até {grantCap} com um financiamento FHA. Veja quanto precisa ter{showsMonth, select, yes {, quanto fica por mês e se os painéis solares se pagam} other { e quanto custam os painéis solares}}. Sem dar o seu nome.',
  },
  calculator: {
    title: 'Calculadora de economia solar',
    description:
      'Responda a quatro perguntas e veja seu subsídio e sua economia mensal estimados, e de onde vem cada número.',
  },
  answer: {
    title: 'O que muda na sua conta',
  },
  resume: {
    title: 'Continue neste dispositivo',
  },
  estimate: {
    title: 'Sua estimativa solar',
  },
  qualify: {
    title: 'Verifique sua elegibilidade',
    description:
      'Score de crédito mínimo de {minimumScore}, imóveis a partir de {minHomePrice}, {stateCountText} estados elegíveis e DC. Verifique em um minuto.',
  },
  results: {
    title: 'Sua elegibilidade',
  },
  apply: {
    title: 'Faça sua solicitação',
    description:
      'Envie sua solicitação ao programa de subsídio solar da {lender}. Um especialista responde em até {responseHours} horas.',
  },
  openHouse: {
    title: 'Visita ao imóvel',
  },
  thankYou: {
    title: 'Solicitação recebida',
  },
  noApplication: {
    title: 'Sua solicitação',
  },
  my: {
    title: 'Sua página',
  },
  marketing: {
    title: 'Campanhas de anúncios',
  },
  affiliates: {
    title: 'Para corretores de imóveis e parceiros',
    description:
      'Ofereça aos seus clientes um programa que une um financiamento FHA a um subsídio e energia solar, e acompanhe cada indicação.',
  },
  privacy: {
    title: 'Política de privacidade',
    description: 'O que este site guarda sobre você, para quê, por quanto tempo e quem vê.',
  },
  terms: {
    title: 'Termos de uso',
    description: 'O que você pode esperar deste site e o que ele não pode prometer.',
  },
  notFound: {
    title: '404 Página não encontrada',
  },
} satisfies Shape<typeof en>;
