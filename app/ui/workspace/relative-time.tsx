import { useEffect, useState } from 'react'
import { formatExactTime, formatRelativeTime } from './format-time'

const REFRESH_MS = 30_000

interface RelativeTimeProps {
  at: Date | string
  /** Says the exact moment too, where there is room. */
  isExact?: boolean
  className?: string
}

/** A moment as people say it, with the exact one on hover; the server says it in UTC, the browser in its own zone. */
export function RelativeTime({ at, isExact = false, className }: RelativeTimeProps) {
  const moment = new Date(at)
  const [{ now, timeZone }, setView] = useState(() => ({ now: new Date(), timeZone: 'UTC' }))
  useEffect(() => {
    const look = () => setView({ now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    look()
    const timer = setInterval(look, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <time
      dateTime={moment.toISOString()}
      title={formatExactTime(moment, timeZone)}
      suppressHydrationWarning
      className={`${isExact ? '' : 'whitespace-nowrap'} ${className ?? ''}`}
    >
      {formatRelativeTime(moment, now, timeZone)}
      {isExact && ` (${formatExactTime(moment, timeZone)})`}
    </time>
  )
}
