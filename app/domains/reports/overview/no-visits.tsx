import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'

export function NoVisits() {
  return (
    <EmptyState
      title="No visit yet"
      text="Visits are counted as they come: pages, where people came from, what they clicked, downloaded and bought. Your own visits (on localhost all of them), programs, and people whose browsers ask not to be followed are not counted. Nobody is known on another day."
      action={<ButtonLink to="/privacy">What visitors are told</ButtonLink>}
    />
  )
}
