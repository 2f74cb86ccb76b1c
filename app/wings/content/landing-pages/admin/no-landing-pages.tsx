import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

/** The place of the landing pages when there are none: of this kind, or at all. */
export function NoLandingPages({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No landing pages found" text="Try changing the filters." />
  return (
    <EmptyState
      title="No landing pages yet"
      text="Create your first landing page."
      action={
        <ButtonLink to="/admin/landing-pages/new" variant="primary">
          Build a page
        </ButtonLink>
      }
    />
  )
}
