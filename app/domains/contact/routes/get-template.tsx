import { freeDownloadLink } from '~/domains/downloads/free-download.server'
import { listFreeProducts } from '~/domains/products/free.queries.server'
import { pageMeta } from '~/domains/seo/page-meta'
import { findBrand } from '~/domains/settings/queries.server'
import { databaseContext, environmentContext, pageContext, visitContext } from '~/platform/context.server'
import { formState } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { receiveLead } from '../commands.server'
import { templateMail } from '../emails'
import { isTrapped, templateForm } from '../message'
import { FreeProducts } from '../ui/free-products'
import { TemplatePage } from '../ui/template-page'
import type { Route } from './+types/get-template'

// nobody's mailbox is filled by someone who types a stranger's address
const mailsPerRecipient = {
  attempts: 3,
  seconds: 3_600,
  sentence: 'The template was sent to this address several times. Please look there, or try again in an hour.',
}

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows('products')
  return { freeProducts: await listFreeProducts(context.get(databaseContext)) }
}

export function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  return submit(request, templateForm, async (form) => {
    const { email, wantsGuides } = form
    await limitRate(db, `get-template:${clientKey(context.get(visitContext).address)}`)
    if (!isTrapped(form)) await limitRate(db, `get-template-to:${email}`, mailsPerRecipient)
    const brand = await findBrand(db)
    await receiveLead(db, brand, {
      email,
      wants: 'The scoping template',
      note: wantsGuides ? 'Also wants new guides, about once a month.' : '',
      pagePath: url.pathname,
      reply: templateMail(brand, freeDownloadLink(context.get(environmentContext), 'scoping-template')),
      isTrapped: isTrapped(form),
    })
    return { sent: true as const }
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Your address is still here. Please try again.')
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'A free scoping template for your first release',
    description:
      'A template and a worksheet that take an idea to a scope in five working days. The ones that we use ourselves, free, as Markdown and spreadsheet.',
  })
}

export default function GetTemplate({ loaderData, matches, actionData }: Route.ComponentProps) {
  const { contactEmail } = matches[0].loaderData.brand
  return (
    <>
      <TemplatePage contactEmail={contactEmail} {...formState(actionData)} />
      <FreeProducts products={loaderData.freeProducts} />
    </>
  )
}
