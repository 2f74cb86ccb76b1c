import { useEffect, useState } from 'react'
import { exactTime, relativeTime } from './relative-time'

const STEP_MS = 30_000

interface MomentProps {
  at: Date | string
  /** Says the exact moment too, where there is room. */
  isExact?: boolean
  className?: string
}

/** A moment as people say it, with the exact one on hover; the server says it in UTC, the browser in its own zone. */
export function Moment({ at, isExact = false, className }: MomentProps) {
  const moment = new Date(at)
  const [{ now, timeZone }, setView] = useState(() => ({ now: new Date(), timeZone: 'UTC' }))
  useEffect(() => {
    const look = () => setView({ now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    look()
    const timer = setInterval(look, STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <time
      dateTime={moment.toISOString()}
      title={exactTime(moment, timeZone)}
      suppressHydrationWarning
      className={`${isExact ? '' : 'whitespace-nowrap'} ${className ?? ''}`}
    >
      {relativeTime(moment, now, timeZone)}
      {isExact && ` (${exactTime(moment, timeZone)})`}
    </time>
  )
}
