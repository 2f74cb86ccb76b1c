import { data, Form } from 'react-router'
import { postPageMeta } from '~/domains/blog/article-facts'
import { postPath } from '~/domains/blog/post'
import { findPublishedPost, listNewestPosts } from '~/domains/blog/queries.server'
import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { SiteButton } from '~/ui/button'
import { buildSocialCard } from '../card-of-page'
import { loadPageSeo } from '../page-frame.server'
import { SocialCard } from '../social-card'
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
  const { frame } = await loadPageSeo({ context, url: new URL(postPath(slug), url) })
  return data({ choices, slug, shared: { frame, post: { ...post, body: '' } } })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Social card test of a post',
    description: 'The social card of a blog post as networks draw it.',
    robots: 'noindex',
  })
}

export default function TestBlogTwitter({ loaderData, matches }: Route.ComponentProps) {
  const { choices, slug, shared } = loaderData
  const site = matches[0].loaderData
  const card = shared && buildSocialCard(site, shared.frame, postPageMeta(shared.post, site.origin))
  return (
    <SocialCard heading="Social card of a post" {...(card ?? { title: 'No such post', description: '', image: null })}>
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
