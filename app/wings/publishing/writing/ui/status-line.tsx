import { useEffect, useState } from 'react'
import { useEntryEditor } from '../entry-editor-context'
import { publicationStateLabel } from './publication-state'
import { describeSavingStatus } from './saving-status'

const tones = { calm: 'text-muted', warning: 'text-warning', danger: 'text-danger' }

/** Where the writing stands: what readers see, and what is saved. Never hidden, on no width. */
export function StatusLine() {
  const { draft, publicationState, config } = useEntryEditor()
  const now = useNow(1_000)
  const [zoned, setZoned] = useState(false)
  // the server knows neither this device's clock nor its zone
  useEffect(() => setZoned(true), [])
  const { state, isChanged, savedAt } = draft
  const status = describeSavingStatus(state, isChanged, { savedAt, now, noun: config.noun })
  return (
    <p className="min-w-0 text-dense leading-snug">
      <span className="font-semibold">
        {zoned && publicationStateLabel(publicationState, { revision: state.revision, isChanged, now })}
      </span>
      <span aria-hidden="true"> · </span>
      <span className={`${tones[status.tone]} tabular-nums`}>{status.text}</span>
      <span role="status" className="sr-only">
        {status.tone === 'calm' ? '' : status.text}
      </span>
    </p>
  )
}

/** The time, anew every so many milliseconds. */
function useNow(everyMs: number) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
