import { pageMeta } from '~/wings/web/seo/page-meta'
import { loadHomePage } from '../home-page.server'
import { homePageMetaInput } from '../home-page-meta'
import { buildSocialCard } from '../seo/build-social-card'
import { loadPageSeo } from '../seo/load-page-seo.server'
import { SocialCard } from '../ui/social-card'
import type { Route } from './+types/test-twitter'

/** How the home page looks when it is shared. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { seo } = await loadPageSeo({ context, url: new URL('/', url) })
  return { seo, home: await loadHomePage(context) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Social card test',
    description: 'Preview of the social card of this site.',
    robots: 'noindex',
  })
}

export default function TestTwitter({ loaderData, matches }: Route.ComponentProps) {
  const site = matches[0].loaderData
  return (
    <SocialCard
      heading="Social card of the home page"
      {...buildSocialCard(site, loaderData.seo, homePageMetaInput(site, loaderData.home))}
    />
  )
}
