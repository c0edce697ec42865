import type { FastifyReply, FastifyRequest } from 'fastify';
import { printableLicense } from '#core/domain/sample-details.ts';
import { contentSecurityPolicy } from './content-security.ts';
import type { Site } from './site.ts';
import type { SiteContentSource } from './site-content.ts';

const noThirdParties = { pixelId: null, mapsApiKey: null };

/**
 * Sends the CRM's document. It holds no data: who may see data is decided by the calls it makes.
 */
export async function sendAdminDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    site,
    content,
  }: {
    site: Site;
    content: SiteContentSource;
  },
): Promise<FastifyReply> {
  const { terms } = await content.read();
  const document = await site.adminDocument(request.url);
  const html = document.replace(
    '</head>',
    () => `${licenseMark(printableLicense(terms) ?? '')}</head>`,
  );
  if (site.isCacheable) {
    void reply.header('content-security-policy', contentSecurityPolicy(html, noThirdParties));
  } else {
    void reply.removeHeader('content-security-policy');
  }
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

// The login page shows the license number before anybody has signed in.
function licenseMark(licenseNumber: string): string {
  const content = licenseNumber.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<meta name="license" content="${content}">`;
}
