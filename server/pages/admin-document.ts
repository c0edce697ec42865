import type { FastifyReply, FastifyRequest } from 'fastify';
import { printableLicense } from '#core/domain/sample-details.ts';
import { contentSecurityPolicy } from './content-security.ts';
import type { PagesOptions } from './pages-options.ts';
import type { Site } from './site.ts';
import type { SiteContentSource } from './site-content.ts';

const parts = {
  pixelId: null,
  mapsApiKey: null,
  // The preview of a mail.
  hasStyledFrames: true,
};

interface AdminDocument {
  site: Site;
  content: SiteContentSource;
  isStaff: PagesOptions['isStaff'];
}

/**
 * Sends the CRM's document. It holds no data: who may see data is decided by the calls it makes.
 */
export async function sendAdminDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, content, isStaff }: AdminDocument,
): Promise<FastifyReply> {
  const { terms } = await content.read();
  const document = await site.adminDocument(request.url);
  const session = await sessionMark(request, isStaff);
  const marks = licenseMark(printableLicense(terms) ?? '') + session;
  const html = document.replace('</head>', () => `${marks}</head>`);
  if (site.isCacheable) {
    void reply.header('content-security-policy', contentSecurityPolicy(html, parts));
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

// The login page asks who is signed in only where somebody may be: a call that is refused stands in
// the browser's console.
async function sessionMark(
  request: FastifyRequest,
  isStaff: AdminDocument['isStaff'],
): Promise<string> {
  const isOpen = await isStaff(request).catch(() => true);
  return isOpen ? '<meta name="session" content="open">' : '';
}

// The login page shows the license number before anybody has signed in.
function licenseMark(licenseNumber: string): string {
  const content = licenseNumber.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<meta name="license" content="${content}">`;
}
