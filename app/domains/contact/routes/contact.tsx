import type { z } from 'zod'
import { pageMeta } from '~/domains/seo/page-meta'
import { findBrand } from '~/domains/settings/queries.server'
import { databaseContext, requestMetaContext } from '~/platform/context.server'
import { toFormState } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { preserveFormOnError } from '~/platform/keep-typed'
import { clientKey, enforceRateLimit } from '~/platform/rate-limit.server'
import { receiveMessage } from '../commands.server'
import { messageForm } from '../message'
import { ContactPage } from '../ui/contact-page'
import type { Route } from './+types/contact'

export function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const admit = () => enforceRateLimit(db, `contact:${clientKey(context.get(requestMetaContext).address)}`)
  const receive = async (form: z.output<typeof messageForm>) => {
    await receiveMessage(db, await findBrand(db), form, url.pathname)
    return { sent: true as const }
  }
  return submit(request, messageForm, receive, admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(
    serverAction,
    'The message could not be sent. Your text is still here. Try again, or write to us by mail.',
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact',
    description:
      'Write to us about a product, a license or a product lead. A person reads every message and answers within one working day, often sooner.',
  })
}

export default function Contact({ matches, actionData }: Route.ComponentProps) {
  return <ContactPage contactEmail={matches[0].loaderData.brand.contactEmail} {...toFormState(actionData)} />
}
