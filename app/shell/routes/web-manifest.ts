import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { type Picture, pictureUrl } from '~/wings/site/media/picture'
import { findBrand } from '~/wings/site/settings/queries.server'
import { PAPER } from '../paper-color'
import type { Route } from './+types/web-manifest'

const drawnIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** How the site looks among a device's programs (W3C Web Application Manifest). */
export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).addCacheTags('brand')
  const { name, description, language, logo } = await findBrand(context.get(databaseContext))
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    name,
    short_name: name,
    ...(description && { description }),
    lang: language,
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: logo ? logoIcons(logo) : drawnIcons,
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}

function logoIcons(logo: Picture) {
  if (logo.address) return []
  return logo.widths.map((width) => {
    const height = Math.round((width * logo.height) / logo.width)
    return { src: pictureUrl(logo, width), sizes: `${width}x${height}`, type: 'image/webp' }
  })
}
