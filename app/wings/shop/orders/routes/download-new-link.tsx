import { href, redirect } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { attempt } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { DownloadPageLayout } from '~/wings/shop/downloads/download-page'
import { DownloadAccessRevoked } from '~/wings/shop/downloads/errors'
import { findDownloadLink } from '~/wings/shop/downloads/queries.server'
import { sendNewDownloadLink } from '../new-download-link.commands.server'
import type { Route } from './+types/download-new-link'

const NO_STORE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Mails a fresh link to the address of the order. Whoever holds an old link learns nothing but that. */
export function action({ context, params: { token } }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  return attempt(async () => {
    await enforceRateLimit(db, `download-fresh-from:${clientKey(context.get(requestMetaContext).address)}`, {
      attempts: 10,
      seconds: 60 * 60,
    })
    const link = await findDownloadLink(db, token)
    if (!link) throw notFound('Download link')
    if (link.state === 'revoked') throw new DownloadAccessRevoked()
    if (link.state !== 'ready') await sendNewDownloadLink(db, context.get(environmentContext), link.orderId)
    const sent = link.state === 'ready' ? '' : '?new-link=sent'
    return redirect(href('/download/:token', { token }) + sent, { status: 303, headers: NO_STORE })
  })
}

export function headers(_: Route.HeadersArgs) {
  return NO_STORE
}

export function meta(_: Route.MetaArgs) {
  return noindexMeta('Download')
}

export default function NewLinkRefused({ actionData, params: { token } }: Route.ComponentProps) {
  return (
    <DownloadPageLayout title="No new link was sent">
      <p role="alert">
        {actionData && 'formError' in actionData ? actionData.formError : 'Request a new link on the download page.'}
      </p>
      <p>
        <a href={href('/download/:token', { token })}>Back to the download page</a>, or{' '}
        <a href={href('/contact')}>contact us</a>.
      </p>
    </DownloadPageLayout>
  )
}
