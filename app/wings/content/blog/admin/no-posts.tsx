import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

/** The place of the posts when there are none: of this kind, or at all. */
export function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState title="Nothing matches" text="No post has all of this. Clear a filter, or search for less." />
  }
  return (
    <EmptyState
      title="No posts yet"
      text="Write the first one: it is saved as you type, and nobody sees it before you publish it."
      action={
        <ButtonLink to="/admin/blog/new" variant="primary">
          Write a post
        </ButtonLink>
      }
    />
  )
}
