import { Form } from 'react-router'
import { findPublishedPost, listNewestPosts } from '~/domains/blog/queries.server'
import { pageMeta } from '~/domains/seo/page-meta'
import { currentSocialPicture } from '~/domains/social-pictures/social-picture'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { Button } from '~/ui/button'
import { SocialCard } from '../social-card'
import type { Route } from './+types/test-blog-twitter'

const CHOICES = 100

/** How a post looks when it is shared; `?slug=` names the post, the newest one is shown first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  context.get(pageContext).shows('posts')
  const choices = (await listNewestPosts(db, CHOICES)).map(({ slug, title }) => ({ slug, title }))
  const wanted = url.searchParams.get('slug') ?? ''
  const slug = slugPattern.test(wanted) ? wanted : (choices[0]?.slug ?? '')
  const post = await findPublishedPost(db, slug)
  return { choices, slug, post: post && { title: post.title, description: post.description } }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Social card test of a post',
    description: 'The social card of a blog post as networks draw it.',
    robots: 'noindex',
  })
}

export default function TestBlogTwitter({ loaderData: { choices, slug, post } }: Route.ComponentProps) {
  const image = post ? currentSocialPicture(`/blog/${slug}`) : null
  return (
    <SocialCard
      heading="Social card of a post"
      title={post?.title ?? 'No such post'}
      description={post?.description ?? ''}
      image={image}
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
        <Button type="submit">Show card</Button>
      </Form>
    </SocialCard>
  )
}
