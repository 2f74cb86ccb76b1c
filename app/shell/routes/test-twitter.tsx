import { pageMeta } from '~/domains/seo/page-meta'
import { buildSocialCard } from '../card-of-page'
import { homePageMeta } from '../home/home-facts'
import { loadPageSeo } from '../page-frame.server'
import { SocialCard } from '../social-card'
import type { Route } from './+types/test-twitter'

/** How the home page looks when it is shared. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { frame } = await loadPageSeo({ context, url: new URL('/', url) })
  return { home: frame }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Social card test',
    description: 'The social card of this site as networks draw it.',
    robots: 'noindex',
  })
}

export default function TestTwitter({ loaderData, matches }: Route.ComponentProps) {
  const site = matches[0].loaderData
  return (
    <SocialCard
      heading="Social card of the home page"
      {...buildSocialCard(site, loaderData.home, homePageMeta(site))}
    />
  )
}
