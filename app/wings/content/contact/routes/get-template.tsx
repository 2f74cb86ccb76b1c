import type { z } from 'zod'
import { toFormState } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import {
  databaseContext,
  environmentContext,
  pageContext,
  requestMetaContext,
} from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { createFreeDownloadUrl } from '~/wings/shop/downloads/free-download.server'
import { listFreeProducts } from '~/wings/shop/products/free-products.queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { loadStaticLinks } from '~/wings/web/pages/static-links.queries.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { receiveLead } from '../commands.server'
import { scopingTemplateMail } from '../emails'
import { FreeProducts } from '../free-products'
import { GetTemplatePage } from '../get-template-page'
import { isHoneypotFilled, templateRequestForm } from '../message'
import type { Route } from './+types/get-template'

const SCOPING_GUIDE_PATH = '/blog/scope-first-release-in-a-week'

// nobody's mailbox is filled by someone who types a stranger's address
const mailLimitPerRecipient = {
  attempts: 3,
  seconds: 3_600,
  sentence: 'The template was already sent to this email several times. Check your inbox, or try again in an hour.',
}

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).addCacheTags('products')
  const links = await loadStaticLinks(context, [SCOPING_GUIDE_PATH])
  return { freeProducts: await listFreeProducts(context.get(databaseContext)), guidePath: links[SCOPING_GUIDE_PATH] }
}

export function action({ request, context, url }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const admit = () => enforceRateLimit(db, `get-template:${clientKey(context.get(requestMetaContext).address)}`)
  const send = async (form: z.output<typeof templateRequestForm>) => {
    const { email } = form
    if (!isHoneypotFilled(form)) await enforceRateLimit(db, `get-template-to:${email}`, mailLimitPerRecipient)
    const brand = await findBrand(db)
    await receiveLead(db, brand, {
      email,
      request: 'The scoping template',
      pagePath: url.pathname,
      reply: {
        template: scopingTemplateMail(brand, createFreeDownloadUrl(env, 'scoping-template')),
        secret: env.SECRET,
      },
      isSpam: isHoneypotFilled(form),
    })
    return { sent: true as const }
  }
  return submit(request, templateRequestForm, send, admit)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'A free scoping template for your first release',
    description:
      'A free template and worksheet to scope your first release in five working days, as Markdown and spreadsheet.',
  })
}

export default function GetTemplate({ loaderData, matches, actionData }: Route.ComponentProps) {
  const { contactEmail } = matches[0].loaderData.brand
  return (
    <>
      <GetTemplatePage contactEmail={contactEmail} guidePath={loaderData.guidePath} {...toFormState(actionData)} />
      <FreeProducts products={loaderData.freeProducts} />
    </>
  )
}
