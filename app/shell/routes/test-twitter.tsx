import { pictureAtLeast } from '~/domains/media/picture'
import { pageMeta } from '~/domains/seo/page-meta'
import { findPageSettings } from '~/domains/seo/queries.server'
import { currentSocialPicture, SOCIAL_WIDTH } from '~/domains/social-pictures/social-picture'
import { databaseContext, pageContext } from '~/platform/context.server'
import { SocialCard } from '../social-card'
import type { Route } from './+types/test-twitter'

/** How the home page looks when it is shared. */
export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows('brand', 'seo')
  const { seo } = await findPageSettings(context.get(databaseContext), '/')
  return { seo }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Social card test',
    description: 'The social card of this site as networks draw it.',
    robots: 'noindex',
  })
}

export default function TestTwitter({ loaderData, matches }: Route.ComponentProps) {
  const { brand } = matches[0].loaderData
  const { seo } = loaderData
  const ofStudio = brand.socialPicture ? pictureAtLeast(brand.socialPicture, SOCIAL_WIDTH) : currentSocialPicture('/')
  return (
    <SocialCard
      heading="Social card of the home page"
      title={seo?.twitterTitle || seo?.ogTitle || seo?.metaTitle || brand.name}
      description={seo?.twitterDescription || seo?.ogDescription || seo?.metaDescription || brand.description}
      image={seo?.twitterImage || seo?.ogImage || ofStudio}
    />
  )
}
