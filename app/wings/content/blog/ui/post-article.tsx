import { Link } from 'react-router'
import { slugify } from '~/platform/text/slug'
import { ArticleBody } from '~/rich-text/article-body'
import type { OutlineHeading } from '~/rich-text/outline'
import { ReadingLayout } from '~/rich-text/reading-layout'
import { ArrowLink } from '~/ui/arrow-link'
import { Section } from '~/ui/section'
import { SiteButton } from '~/ui/site-button'
import { FULL_WIDTH_SIZES, type Picture, widestPictureUrl } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import type { AdjacentPosts } from '../adjacent-posts.queries.server'
import { blogListPath } from '../blog-list-path'
import type { Post, PostSummary } from '../post'
import { PostCard } from '../post-card'
import { PostByline } from './post-byline'

interface PostArticleProps {
  post: Post
  outline: OutlineHeading[]
  related: PostSummary[]
  /** Left out: what is shown has no public address yet. */
  adjacentPosts?: AdjacentPosts
}

export function PostArticle({ post, outline, related, adjacentPosts }: PostArticleProps) {
  const hasPictures = post.cover || post.body.includes('<img')
  return (
    <>
      <article data-island={hasPictures ? 'zoom' : undefined} className="pt-8 pb-16 md:pt-12 md:pb-24">
        <ArticleHeader post={post} />
        <ReadingLayout outline={outline}>
          <ArticleBody html={post.body} />
          <PostTags tags={post.tags} />
          {adjacentPosts && (
            <>
              <p className="mt-8">
                <ShareButton title={post.title} />
              </p>
              <AdjacentPostLinks {...adjacentPosts} />
            </>
          )}
        </ReadingLayout>
      </article>
      {related.length > 0 && (
        <Section title="Related posts" tone="wash" links="card" action={<ArrowLink to="/blog">All posts</ArrowLink>}>
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
            {related.map((next) => (
              <PostCard key={next.slug} post={next} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

function ArticleHeader({ post }: { post: Post }) {
  return (
    <header className="wrap mb-12 md:mb-16">
      <CategoryLink post={post} />
      <h1 className="mt-3 max-w-4xl text-h1">{post.title}</h1>
      {post.description && <p className="mt-5 max-w-2xl text-lead text-muted">{post.description}</p>}
      <PostByline post={post} className="mt-6" />
      {post.cover && <Cover picture={post.cover} />}
    </header>
  )
}

function Cover({ picture }: { picture: Picture }) {
  return (
    <a
      href={widestPictureUrl(picture)}
      title="View full-size image"
      data-links="other"
      className="mt-10 block aspect-[16/9] overflow-hidden rounded-lg bg-wash"
    >
      <PictureImage picture={picture} sizes={FULL_WIDTH_SIZES} isFirstScreen className="h-full object-cover" />
    </a>
  )
}

function CategoryLink({ post: { category, categoryName } }: { post: Post }) {
  if (!categoryName) return null
  return (
    <p data-links="navigation" className="font-semibold text-second">
      <Link to={blogListPath({ category })} className="underline-offset-4 hover:underline">
        {categoryName}
      </Link>
    </p>
  )
}

function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" data-links="navigation" className="mt-12 flex flex-wrap gap-2 text-small text-muted">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            {...tagLink(tag)}
            className="inline-flex min-h-9 items-center rounded-md bg-wash px-3 py-1 hover:text-ink pointer-coarse:min-h-11"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The page of the tag; one without an address of its own is searched for. */
function tagLink(tag: string) {
  const slug = slugify(tag)
  return slug ? { to: blogListPath({ tag: slug }) } : { to: blogListPath({ q: tag }), rel: 'nofollow' }
}

/** The ways to the posts that came out before and after this one. */
function AdjacentPostLinks({ previous, next }: AdjacentPosts) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Post navigation" className="mt-12 grid max-w-2xl gap-8 border-t border-line pt-8 sm:grid-cols-2">
      {previous && <AdjacentPostLink label="Previous post" {...previous} />}
      {next && <AdjacentPostLink label="Next post" {...next} />}
    </nav>
  )
}

function AdjacentPostLink({ label, slug, title }: { label: string; slug: string; title: string }) {
  return (
    <Link to={`/blog/${slug}`} className="group min-w-0">
      <span className="text-small text-muted">{label}</span>{' '}
      <span className="block font-semibold decoration-accent group-hover:underline">{title}</span>
    </Link>
  )
}

/** Hands the page's address on. */
function ShareButton({ title }: { title: string }) {
  return (
    <SiteButton variant="secondary" className="noscript:hidden" data-island="share" data-title={title}>
      Share
    </SiteButton>
  )
}
