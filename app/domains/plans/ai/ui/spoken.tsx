import { PART_NAMES } from '../../editing/sections'
import { AI_PARTS } from '../ai-part'
import type { Improvement } from '../improvement'
import { countText } from './count-text'

/** Says to those who listen how far the sections are; failures speak for themselves. */
export function Spoken({ improvement }: { improvement: Improvement }) {
  const sentences = AI_PARTS.flatMap((part) => {
    const state = improvement[part]
    if (state?.step === 'proposed') return [`${PART_NAMES[part]}: ${countText(state.proposed.changes)}.`]
    return state?.step === 'stopped' ? [`${PART_NAMES[part]}: stopped.`] : []
  })
  return (
    <p role="status" className="sr-only">
      {sentences.join(' ')}
    </p>
  )
}
