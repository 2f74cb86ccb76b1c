import type { z } from 'zod'
import { toFormState } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { databaseContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { receiveMessage } from '../commands.server'
import { ContactPage } from '../contact-page'
import { messageForm } from '../message'
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

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact',
    description: 'Contact us about a product, a license or a product lead. We reply within one business day.',
  })
}

export default function Contact({ matches, actionData }: Route.ComponentProps) {
  return <ContactPage brand={matches[0].loaderData.brand} {...toFormState(actionData)} />
}
