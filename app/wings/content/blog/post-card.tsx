import { Link } from 'react-router'
import { PictureImage } from '~/wings/site/media/picture-image'
import type { PostSummary } from './post'
import { PostByline } from './ui/post-byline'

interface PostCardProps {
  post: PostSummary
  /** The heading's level on the page where the card stands. */
  level?: 2 | 3
  isFirstScreen?: boolean
}

export function PostCard({ post, level = 3, isFirstScreen }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article data-links="card" className="group relative flex flex-col">
      <Cover
        post={post}
        sizes="(min-width: 64rem) 22rem, (min-width: 36rem) 50vw, calc(100vw - 2.5rem)"
        isFirstScreen={isFirstScreen}
      />
      <p className="mt-5 text-small font-semibold text-second">{post.categoryName}</p>
      <Heading className="mt-1 text-h3">
        <PostLink post={post} />
      </Heading>
      <p className="mt-2 mb-4 text-muted">{post.description}</p>
      <PostByline post={post} className="mt-auto" />
    </article>
  )
}

/** The newest post of a list, larger than the others. */
export function FeaturedPostCard({ post }: { post: PostSummary }) {
  return (
    <article data-links="card" className="group relative grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-12">
      <Cover
        post={post}
        sizes="(min-width: 72rem) 40rem, (min-width: 48rem) 55vw, calc(100vw - 2.5rem)"
        isFirstScreen
      />
      <div>
        <p className="text-small font-semibold text-second">{post.categoryName}</p>
        <h2 className="mt-2 text-h2">
          <PostLink post={post} />
        </h2>
        <p className="mt-4 mb-5 text-lead text-muted">{post.description}</p>
        <PostByline post={post} />
      </div>
    </article>
  )
}

function PostLink({ post: { slug, title } }: { post: PostSummary }) {
  return (
    <Link
      to={`/blog/${slug}`}
      className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </Link>
  )
}

function Cover({ post, ...rest }: { post: PostSummary; sizes: string; isFirstScreen?: boolean }) {
  return (
    <div className="aspect-[16/10] overflow-hidden rounded-lg bg-wash">
      {post.cover && <PictureImage picture={{ ...post.cover, alt: '' }} className="h-full object-cover" {...rest} />}
    </div>
  )
}
