import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { isMarkdownEnabled } from '~/wings/web/crawlers/queries.server'
import { findRedirectTarget, redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import { findPageMarkdown } from '../seo/find-page-markdown.server'
import { renderPageMarkdown } from '../seo/page-markdown'

/** A public page at its address with `.md` behind it, for whoever reads text. */
export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const path = url.pathname.slice(0, -'.md'.length)
  context.get(pageContext).addCacheTags('markdown')
  const isOn = await isMarkdownEnabled(context.get(databaseContext))
  const page = isOn ? await findPageMarkdown(context, path) : undefined
  if (!page)
    throw (
      (isOn && (await findMarkdownRedirect(context, path))) ||
      (await redirectOrNotFound({ request, context, url }, 'Page'))
    )
  const { ORIGIN } = context.get(environmentContext)
  return new Response(renderPageMarkdown(page, ORIGIN), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${new URL(page.canonical, ORIGIN).href}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The text of a page that moved moves with it. */
async function findMarkdownRedirect(context: Readonly<RouterContextProvider>, path: string) {
  if (context.get(pageContext).isShared) return undefined
  const to = await findRedirectTarget(context.get(databaseContext), path)
  return to && /^\/[^/?#][^?#]*$/.test(to) ? redirect(`${to}.md`, 301) : undefined
}
