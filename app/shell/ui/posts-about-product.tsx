import { ArrowLink } from '~/ui/arrow-link'
import { Section } from '~/ui/section'
import type { PostSummary } from '~/wings/content/blog/post'
import { PostCard } from '~/wings/content/blog/post-card'

export function PostsAboutProduct({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Section title="From the blog" tone="wash" links="card" action={<ArrowLink to="/blog">All posts</ArrowLink>}>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </Section>
  )
}
