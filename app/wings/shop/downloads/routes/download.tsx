import { data, href } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { DownloadPageLayout, RequestNewLink } from '../download-page'
import { findFreeDownload } from '../free-download.server'
import { InactiveDownloadLink } from '../inactive-download-link'
import { PurchasedFiles } from '../purchased-files'
import { findDownloadLink, isDownloadLinkToken, listFilesOfLink } from '../queries.server'
import type { Route } from './+types/download'

// the address is the key to the files: nobody else is told of it
const privateHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
const statusCodes = { ready: 200, expired: 410, 'used-up': 410, revoked: 403 }

export async function loader({ context, request, params: { token } }: Route.LoaderArgs) {
  if (!isDownloadLinkToken(token)) return loadFreeDownload(context, token)
  return loadPurchasedDownload(context, token, new URL(request.url).searchParams.get('new-link') === 'sent')
}

type Context = Route.LoaderArgs['context']

async function loadPurchasedDownload(context: Context, token: string, isNewLinkSent: boolean) {
  const db = context.get(databaseContext)
  const link = await findDownloadLink(db, token)
  if (!link) return data({ kind: 'unknown' as const }, { status: 404, headers: privateHeaders })
  const { state, productName, downloads, downloadLimit, expiresAt } = link
  const init = { status: statusCodes[state], headers: privateHeaders }
  if (state !== 'ready') return data({ kind: 'inactive' as const, state, productName, token, isNewLinkSent }, init)
  const files = (await listFilesOfLink(db, link)).map((file) => ({
    ...file,
    url: href('/download/:token/:file', { token, file: file.id }),
  }))
  const left = downloadLimit - downloads
  return data({ kind: 'purchased' as const, productName, files, left, downloadLimit, expiresAt }, init)
}

function loadFreeDownload(context: Context, token: string) {
  const download = findFreeDownload(context.get(environmentContext), token)
  if (!download) return data({ kind: 'unknown' as const }, { status: 404, headers: privateHeaders })
  if (download === 'expired') return data({ kind: 'expired' as const }, { status: 410, headers: privateHeaders })
  const files = download.files.map(({ name, label }) => ({
    label,
    url: href('/download/:token/:file', { token, file: name }),
  }))
  return data({ kind: 'free' as const, title: download.title, files }, { headers: privateHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return noindexMeta('Download')
}

export default function Download({ loaderData: shown }: Route.ComponentProps) {
  if (shown.kind === 'purchased') return <PurchasedFiles {...shown} />
  if (shown.kind === 'inactive') return <InactiveDownloadLink {...shown} />
  if (shown.kind === 'free') return <FreeFiles {...shown} />
  if (shown.kind === 'expired')
    return (
      <DownloadPageLayout title="This link has expired">
        <p>Download links expire after 30 days. Requesting a new one is free.</p>
        <RequestNewLink />
      </DownloadPageLayout>
    )
  return (
    <DownloadPageLayout title="Link not found">
      <p>The link may be incomplete. Open it again from the email, or request a new one.</p>
      <RequestNewLink />
    </DownloadPageLayout>
  )
}

function FreeFiles({ title, files }: { title: string; files: readonly { label: string; url: string }[] }) {
  return (
    <DownloadPageLayout title={title}>
      <ul>
        {files.map(({ label, url }) => (
          <li key={url}>
            <a href={url} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </DownloadPageLayout>
  )
}
