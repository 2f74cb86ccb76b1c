import { Badge, type Tone } from '~/ui/admin/badge'
import { postStatus } from '../../post'
import type { ListedPost } from '../../writing/list-posts.server'

const looks: Record<string, { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'accent', label: 'Scheduled' },
  published: { tone: 'success', label: 'Published' },
  trash: { tone: 'danger', label: 'In the trash' },
}

/** What visitors have of a post, and whether there is more that they do not have yet. */
export function PostStatusBadge({ post }: { post: ListedPost }) {
  const look = looks[post.deletedAt ? 'trash' : postStatus(post)]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={look?.tone}>{look?.label}</Badge>
      {post.hasUnpublishedChanges && <Badge tone="warning">Changes not published</Badge>}
    </span>
  )
}
