import { environmentContext, pageContext } from '~/platform/context.server'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows('robots')
  const { ORIGIN } = context.get(environmentContext)
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /checkout/',
    'Disallow: /download/',
    'Disallow: /payment/',
    'Disallow: /plan/',
    'Disallow: /purchases',
    'Disallow: /review/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
