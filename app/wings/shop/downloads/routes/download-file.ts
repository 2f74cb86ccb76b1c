import { href, redirect } from 'react-router'
import { isLocalOrigin } from '~/platform/env/env.server'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { findSignedInAdmin } from '~/wings/site/accounts/admin-guard.server'
import { normalizeReferrer } from '~/wings/site/visits/parse-visit'
import { findFreeDownload } from '../free-download.server'
import { findDownloadLink, isDownloadLinkToken } from '../queries.server'
import { type DownloadRefusal, serveDownload } from '../serve-download.server'
import type { Route } from './+types/download-file'

/** Hands out one file of a download; a link that is wrong or over is explained by its page. */
export async function loader(args: Route.LoaderArgs) {
  return isDownloadLinkToken(args.params.token) ? servePurchasedFile(args) : serveFreeFile(args)
}

async function servePurchasedFile(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const db = context.get(databaseContext)
  const { DATA_DIR, ORIGIN } = context.get(environmentContext)
  const link = await findDownloadLink(db, params.token)
  if (!link) return refuseDownload(args, 'no-such-file')
  const isAdmin = isLocalOrigin(ORIGIN) || (await findSignedInAdmin(args)) !== undefined
  const visit = {
    address: context.get(requestMetaContext).address,
    userAgent: request.headers.get('user-agent') ?? '',
    referrer: normalizeReferrer(request.headers.get('referer') ?? '', ORIGIN),
    isAdmin,
  }
  const answer = await serveDownload(db, { request, link, fileId: params.file, dataDir: DATA_DIR, visit })
  return answer instanceof Response ? answer : refuseDownload(args, answer)
}

const refusals: Record<DownloadRefusal, [status: number, sentence: string]> = {
  'no-such-file': [404, 'File not found.'],
  expired: [410, 'This link has expired. Request a new one on the download page.'],
  'used-up': [410, 'This link has reached its download limit. Request a new one on the download page.'],
  revoked: [403, 'Download access for this order was revoked.'],
  'store-unavailable': [
    503,
    'The file is temporarily unavailable. This download was not counted. Try again in a minute.',
  ],
}

/** A person is led to the page that explains it, a program gets the status. */
function refuseDownload({ request, params: { token } }: Route.LoaderArgs, refusal: DownloadRefusal) {
  const [status, sentence] = refusals[refusal]
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'Retry-After': '60' }
  const isPerson = request.headers.get('accept')?.includes('text/html')
  if (isPerson && status !== 503) return redirect(href('/download/:token', { token }), { headers })
  return new Response(`${sentence}\n`, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
}

function serveFreeFile(args: Route.LoaderArgs) {
  const { context, params } = args
  const { token, file } = params
  const download = findFreeDownload(context.get(environmentContext), token)
  const found = typeof download === 'object' ? download.files.find(({ name }) => name === file) : undefined
  if (!found) return refuseDownload(args, download === 'expired' ? 'expired' : 'no-such-file')
  return new Response(found.content, {
    headers: {
      'Content-Type': `${found.type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
