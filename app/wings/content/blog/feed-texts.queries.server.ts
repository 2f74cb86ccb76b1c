import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { resolvePageLinksForVisitors } from '~/wings/web/pages/page-links.queries.server'

// a feed is read whole by programs that poll it
const MAX_LENGTH = 100_000

/** The whole texts of posts with these slugs as HTML whose addresses are absolute; longer ones than 100,000 characters are missing. */
export async function loadFeedTexts(context: Readonly<RouterContextProvider>, slugs: string[]) {
  const texts = new Map<string, string>()
  if (slugs.length === 0) return texts
  const { ORIGIN } = context.get(environmentContext)
  const rows = await context
    .get(databaseContext)
    .selectFrom('blogPosts')
    .select(['slug', 'body'])
    .where('slug', 'in', slugs)
    .where((from) => from(from.fn<number>('length', ['body']), '<=', MAX_LENGTH))
    .execute()
  for (const { slug, body } of rows)
    texts.set(slug, withAbsoluteAddresses(await resolvePageLinksForVisitors(context, body), `${ORIGIN}/blog/${slug}`))
  return texts
}

/** Clean HTML, whose attributes stand in double quotes, as it can be read elsewhere than at `address`. */
export function withAbsoluteAddresses(html: string, address: string) {
  const { origin } = new URL(address)
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`).replace(/ href="#/g, ` href="${address}#`)
}
