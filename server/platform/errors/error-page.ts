import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlLanguage, type Language } from '#core/domain/language.ts';
import { languageOf } from '../language.ts';
import type { HttpError } from '../http-error.ts';

type Texts = Record<
  'unreadable' | 'foreign' | 'notFound' | 'tooMany' | 'busy' | 'broken' | 'home' | 'number',
  string
>;

const texts: Record<Language, Texts> = {
  en: {
    unreadable: 'We can’t read this address.',
    foreign: 'This form came from another website. Please fill it in on ours.',
    notFound: 'There is nothing at this address.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    busy: 'The service is busy. Please try again in a moment.',
    broken: 'Something went wrong on our side. Please try again.',
    home: 'Go to the home page',
    number: 'If you write to us about it, please include this number:',
  },
  es: {
    unreadable: 'No se pudo leer esta dirección.',
    foreign: 'Este formulario llegó desde otro sitio web. Llénelo en el nuestro.',
    notFound: 'No hay nada en esta dirección.',
    tooMany: 'Hubo demasiados intentos. Espere un momento e inténtelo de nuevo.',
    busy: 'El servicio está ocupado. Inténtelo de nuevo en un momento.',
    broken: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    home: 'Ir a la página de inicio',
    number: 'Si nos escribe sobre esto, incluya este número:',
  },
  pt: {
    unreadable: 'Não foi possível ler este endereço.',
    foreign: 'Este formulário veio de outro site. Preencha-o no nosso.',
    notFound: 'Não há nada neste endereço.',
    tooMany: 'Foram muitas tentativas. Aguarde um momento e tente novamente.',
    busy: 'O serviço está ocupado. Tente novamente em instantes.',
    broken: 'Algo deu errado do nosso lado. Tente novamente.',
    home: 'Ir para a página inicial',
    number: 'Se escrever para nós sobre isso, informe este número:',
  },
};

const style =
  'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1d2b24;background:#faf6ee}a{color:inherit}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

function wordOf(status: number): keyof Texts {
  if (status === 403) {
    return 'foreign';
  }
  if (status === 404) {
    return 'notFound';
  }
  if (status === 429) {
    return 'tooMany';
  }
  if (status === 503) {
    return 'busy';
  }
  return status < 500 ? 'unreadable' : 'broken';
}

export function errorSentence(status: number, language: Language): string {
  return texts[language][wordOf(status)];
}

/** Whether a browser opens an address of the site, not a call of the API or a file. */
export function isForPerson({ method, headers, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    /\btext\/html\b/.test(headers.accept ?? '') &&
    !/^\/(api|assets|media)(?![\w-])/i.test(url)
  );
}

/** An error as a small self-contained page, which must work whatever has failed. */
export function sendErrorPage(
  httpError: HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request);
  const { [wordOf(httpError.status)]: sentence, home, number } = texts[language];
  const id = httpError.status < 500 ? '' : `<p><small>${number} ${request.id}</small></p>\n`;
  return reply
    .code(httpError.status)
    .headers(httpError.headers)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      vary: 'accept, accept-language, cookie',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${htmlLanguage[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sentence}</title>
<style>${style}</style>
<h1>${httpError.status}</h1>
<p>${sentence}</p>
<p><a href="/">${home}</a></p>
${id}</html>
`);
}
