import { href, redirect } from 'react-router'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { attempt } from '~/platform/forms.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { AccessTakenBack } from '../errors'
import { mailFreshLink } from '../fresh-link.commands.server'
import { findLink } from '../serving/open-link.server'
import { DownloadPage } from '../ui/download-page'
import type { Route } from './+types/download-fresh'

const NO_STORE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Mails a fresh link to the address of the order. Whoever holds an old link learns nothing but that. */
export function action({ context, params: { token } }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  return attempt(async () => {
    await limitRate(db, `download-fresh-from:${clientKey(context.get(visitContext).address)}`, {
      attempts: 10,
      seconds: 60 * 60,
    })
    const link = await findLink(db, token)
    if (!link) throw notFound('Download link')
    if (link.state === 'revoked') throw new AccessTakenBack()
    if (link.state !== 'ready') await mailFreshLink(db, context.get(environmentContext), link.orderId)
    const sent = link.state === 'ready' ? '' : '?fresh=sent'
    return redirect(href('/download/:token', { token }) + sent, { status: 303, headers: NO_STORE })
  })
}

export function headers(_: Route.HeadersArgs) {
  return NO_STORE
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Download' }, { name: 'robots', content: 'noindex' }]
}

export default function FreshLinkRefused({ actionData, params: { token } }: Route.ComponentProps) {
  return (
    <DownloadPage title="No fresh link was sent">
      <p role="alert">
        {actionData && 'formError' in actionData ? actionData.formError : 'Ask for it on the page of the link.'}
      </p>
      <p>
        <a href={href('/download/:token', { token })}>Back to the link</a>, or{' '}
        <a href={href('/contact')}>write to us</a>.
      </p>
    </DownloadPage>
  )
}
