import { Badge } from '~/ui/workspace/badge'
import type { PartState } from '../improvement'
import { countText } from './count-text'

export function PartBadge({ state }: { state: PartState }) {
  if (state.step === 'waiting') return <Badge>Waiting</Badge>
  if (state.step === 'writing') return <Badge tone="accent">Writing</Badge>
  if (state.step === 'stopped') return <Badge tone="warning">Stopped</Badge>
  if (state.step === 'failed') return <Badge tone="danger">No answer</Badge>
  const { proposal, changes } = state.proposed
  if (proposal.by === 'rules') return <Badge tone="warning">Made by rules</Badge>
  return <Badge tone={changes.changes.length > 0 ? 'success' : 'neutral'}>{countText(changes)}</Badge>
}
