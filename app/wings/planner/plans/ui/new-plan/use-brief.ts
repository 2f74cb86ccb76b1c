import { useRef } from 'react'
import type { BriefReading } from '../../brief/brief-reading-schema'
import type { NewPlanStepProps } from './new-plan-screen'

/** What was read out of the idea with the person's corrections, and the way to correct it further. */
export function useBrief({ draftStore: { draft, change }, analysis }: NewPlanStepProps) {
  const { data, isStale, error } = analysis
  const answered = data?.reading
  // while the server is asked, what the person corrected is newer than its last answer
  const reading = isStale || error ? (draft.reading ?? answered) : answered
  const latest = useRef(reading)
  latest.current = reading
  function correct(how: (reading: BriefReading) => BriefReading) {
    if (!latest.current) return
    latest.current = how(latest.current)
    change({ reading: latest.current })
  }
  return { reading, correct }
}

export interface BriefPartProps {
  reading: BriefReading
  correct: ReturnType<typeof useBrief>['correct']
}
