import { EmptyState } from '~/ui/empty-state'

/** The place of the panels when nobody saw the page in the period. */
export function NobodySawIt({ what }: { what: string }) {
  return (
    <EmptyState
      title={`Nobody saw this ${what} in these days`}
      text="Choose a longer time. Your own visits, programs and people who asked not to be counted are left out."
    />
  )
}
