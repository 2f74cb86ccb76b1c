import { Check, Link2Off } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import type { ClusterLinkState } from '../cluster'

interface LinkCellProps {
  state: ClusterLinkState
  /** Which link: "from the pillar: fold a boat". */
  label: string
  onOpen: () => void
}

/** Whether a link is there; one that is missing opens what can be done about it. */
export function LinkStatusCell({ state, label, onOpen }: LinkCellProps) {
  if (state === 'missing') {
    return (
      <Button icon={Link2Off} onClick={onOpen} aria-label={`Missing link ${label}`} className="text-warning">
        Missing
      </Button>
    )
  }
  if (state === 'pending') {
    return (
      <span className="text-faint" title="Both pages must be published first.">
        not yet
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-success">
      <Check size={16} aria-hidden="true" />
      Linked
    </span>
  )
}
