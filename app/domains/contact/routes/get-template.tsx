import type { z } from 'zod'
import { freeDownloadLink } from '~/domains/downloads/free-download.server'
import { showConstantLinks } from '~/domains/pages/constant-links.server'
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

const WEEK_OF_SCOPING = '/blog/scope-first-release-in-a-week'

// nobody's mailbox is filled by someone who types a stranger's address
const mailsPerRecipient = {
  attempts: 3,
  seconds: 3_600,
  sentence: 'The template was sent to this address several times. Please look there, or try again in an hour.',
}

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows('products')
  const links = await showConstantLinks(context, [WEEK_OF_SCOPING])
  return { freeProducts: await listFreeProducts(context.get(databaseContext)), guideAt: links[WEEK_OF_SCOPING] }
}

export function action({ request, context, url }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const admit = () => limitRate(db, `get-template:${clientKey(context.get(visitContext).address)}`)
  const send = async (form: z.output<typeof templateForm>) => {
    const { email } = form
    if (!isTrapped(form)) await limitRate(db, `get-template-to:${email}`, mailsPerRecipient)
    const brand = await findBrand(db)
    await receiveLead(db, brand, {
      email,
      wants: 'The scoping template',
      pagePath: url.pathname,
      reply: { template: templateMail(brand, freeDownloadLink(env, 'scoping-template')), secret: env.SECRET },
      isTrapped: isTrapped(form),
    })
    return { sent: true as const }
  }
  return submit(request, templateForm, send, admit)
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
      <TemplatePage contactEmail={contactEmail} guideAt={loaderData.guideAt} {...formState(actionData)} />
      <FreeProducts products={loaderData.freeProducts} />
    </>
  )
}
