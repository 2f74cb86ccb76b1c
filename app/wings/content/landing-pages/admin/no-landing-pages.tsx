import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

/** The place of the landing pages when there are none: of this kind, or at all. */
export function NoLandingPages({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <EmptyState title="Nothing matches" text="No page has all of this. Clear a filter, or search for less." />
  return (
    <EmptyState
      title="No landing pages yet"
      text="Build the first one out of blocks: it is saved as you go, and nobody sees it before you publish it."
      action={
        <ButtonLink to="/admin/landing-pages/new" variant="primary">
          Build a page
        </ButtonLink>
      }
    />
  )
}
