import { data, Form } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { slugPattern } from '~/platform/text/slug'
import { SiteButton } from '~/ui/site-button'
import { postPath } from '~/wings/content/blog/post'
import { postPageMeta } from '~/wings/content/blog/post-page-meta'
import { findPublishedPost, listNewestPosts } from '~/wings/content/blog/queries.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { buildSocialCard } from '../seo/build-social-card'
import { loadPageSeo } from '../seo/load-page-seo.server'
import { SocialCard } from '../ui/social-card'
import type { Route } from './+types/test-blog-twitter'

const MAX_CHOICES = 100

/** How a post looks when it is shared; `?slug=` names the post, the newest one is shown first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  context.get(pageContext).addCacheTags('posts')
  const choices = (await listNewestPosts(db, MAX_CHOICES)).map(({ slug, title }) => ({ slug, title }))
  const wanted = url.searchParams.get('slug') ?? ''
  const slug = slugPattern.test(wanted) ? wanted : (choices[0]?.slug ?? '')
  const post = await findPublishedPost(db, slug)
  // what does not exist is not kept: anybody can think of a slug
  if (!post) return data({ choices, slug, shared: undefined }, { status: wanted ? 404 : 200 })
  context.get(pageContext).addCacheTags(`post:${post.id}`)
  const { seo } = await loadPageSeo({ context, url: new URL(postPath(slug), url) })
  return data({ choices, slug, shared: { seo, post: { ...post, body: '' } } })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Social card test of a post',
    description: 'Preview of the social card of a blog post.',
    robots: 'noindex',
  })
}

export default function TestBlogTwitter({ loaderData, matches }: Route.ComponentProps) {
  const { choices, slug, shared } = loaderData
  const site = matches[0].loaderData
  const card = shared && buildSocialCard(site, shared.seo, postPageMeta(shared.post, site.origin))
  return (
    <SocialCard
      heading="Social card of a post"
      {...(card ?? { title: 'Post not found', description: '', image: null })}
    >
      <Form className="mb-8 flex max-w-xl flex-wrap items-end gap-3">
        <label className="grid min-w-0 grow gap-1">
          Post
          <select
            name="slug"
            defaultValue={slug}
            key={slug}
            className="h-11 w-full min-w-0 rounded-md border border-line bg-surface px-3"
          >
            {choices.map((choice) => (
              <option key={choice.slug} value={choice.slug}>
                {choice.title}
              </option>
            ))}
          </select>
        </label>
        <SiteButton type="submit">Show card</SiteButton>
      </Form>
    </SocialCard>
  )
}
