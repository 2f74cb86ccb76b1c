import type { Tone } from '~/ui/workspace/badge'
import type { PageState } from '../finding/page-state'

export const stateTones: Record<PageState, Tone> = {
  orphan: 'danger',
  unreached: 'danger',
  deep: 'warning',
  few: 'warning',
  'dead-end': 'warning',
  noindex: 'neutral',
  fine: 'success',
}
