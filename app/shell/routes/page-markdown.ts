import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import { isMarkdownOn } from '~/domains/crawlers/queries.server'
import { findNewAddress, movedOrNotFound } from '~/domains/redirects/moved.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import { findPageText } from '../markdown/find-page-text.server'
import { pageAsText } from '../markdown/page-as-text'

/** A public page at its address with `.md` behind it, for whoever reads text. */
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const path = url.pathname.slice(0, -'.md'.length)
  context.get(pageContext).shows('markdown')
  const isOn = await isMarkdownOn(context.get(databaseContext))
  const page = isOn ? await findPageText(context, path) : undefined
  if (!page) throw (isOn && (await moved(context, path))) || (await movedOrNotFound({ request, context, url }, 'Page'))
  const { ORIGIN } = context.get(environmentContext)
  return new Response(pageAsText(page, ORIGIN), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${new URL(page.canonical, ORIGIN).href}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The text of a page that moved moves with it. */
async function moved(context: Readonly<RouterContextProvider>, path: string) {
  if (context.get(pageContext).isForEveryone) return undefined
  const to = await findNewAddress(context.get(databaseContext), path)
  return to && /^\/[^/?#][^?#]*$/.test(to) ? redirect(`${to}.md`, 301) : undefined
}
