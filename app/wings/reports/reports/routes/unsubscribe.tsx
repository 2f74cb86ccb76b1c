import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { ValidatedForm } from '~/ui/validated-form'
import { AccountScreen } from '~/wings/site/accounts/account-screen'
import { recipientSettingList } from '../emails/recipient-setting-list.server'
import { verifyUnsubscribeToken } from '../emails/unsubscribe-link.server'
import { unsubscribeRecipient } from '../emails/unsubscribe-recipient.server'
import { findListItems } from '../goals/setting-list.server'
import type { Route } from './+types/unsubscribe'

// a form that is sent without scripts says where it comes from; other sites are told nothing
const pageHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' }

/** Looking stops nothing: programs that check mails follow their links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = recipientIn(context, params.token)
  const recipients = await findListItems(context.get(databaseContext), recipientSettingList)
  return data({ isOnList: recipients.some((recipient) => recipient.id === id) }, { headers: pageHeaders })
}

/** POST stops the mails: the button of the page, and the one that mail programs show. */
export async function action({ context, params }: Route.ActionArgs) {
  await unsubscribeRecipient(context.get(databaseContext), recipientIn(context, params.token))
  return null
}

function recipientIn(context: Route.LoaderArgs['context'], token: string) {
  const id = verifyUnsubscribeToken(context.get(environmentContext).SECRET, token)
  if (!id) throw notFound('Email')
  return id
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta() {
  return noindexMeta('Unsubscribe from reports')
}

export default function Unsubscribe({ loaderData: { isOnList } }: Route.ComponentProps) {
  if (!isOnList) return <AccountScreen title="You are unsubscribed" lead="You will no longer receive report emails." />
  return (
    <AccountScreen title="Unsubscribe from reports" lead="You will no longer receive report emails for this site.">
      <ValidatedForm failure={undefined} submitLabel="Unsubscribe">
        {null}
      </ValidatedForm>
    </AccountScreen>
  )
}
