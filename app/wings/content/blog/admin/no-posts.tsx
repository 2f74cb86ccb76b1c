import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

/** The place of the posts when there are none: of this kind, or at all. */
export function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="No posts found" text="Try changing the filters." />
  }
  return (
    <EmptyState
      title="No posts yet"
      text="Create your first post."
      action={
        <ButtonLink to="/admin/blog/new" variant="primary">
          New post
        </ButtonLink>
      }
    />
  )
}
