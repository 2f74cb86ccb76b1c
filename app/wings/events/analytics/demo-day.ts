import { toZonedDay } from '~/platform/time/zoned-time'
import type { DemoSite } from './demo-site'
import { type DemoVisitor, generateDemoVisit, generateDemoVisitor } from './demo-visit'
import type { EventRow } from './ingestion/insert-events.commands.server'

const HOUR_MS = 3_600_000
const MAX_HASH = 2 ** 52
// by the day of the week, Sunday first: a studio's readers are at work
const WEEK = [0.55, 1.1, 1.2, 1.15, 1.1, 0.95, 0.6]
const USUAL_VISITS = 90
const COME_AGAIN = 0.12

/** What made-up visitors did between two midnights of UTC, until now; the day is that of the studio's clock. */
export function generateDemoDay(random: () => number, midnight: Date, { site, zone, now }: DemoDayOptions): EventRow[] {
  const visits = Math.round(USUAL_VISITS * (WEEK[midnight.getUTCDay()] ?? 1) * (0.8 + 0.4 * random()))
  const events: EventRow[] = []
  let someone = createDemoVisitor(random)
  for (let visit = 0; visit < visits; visit++) {
    if (random() > COME_AGAIN) someone = createDemoVisitor(random)
    const beginning = midnight.getTime() + randomHour(random) * HOUR_MS
    events.push(...generateVisitEvents(random, someone, { beginning, site, zone }))
  }
  return events.filter(({ created_at }) => created_at <= now)
}

interface DemoDayOptions {
  site: DemoSite
  zone: string
  now: Date
}

interface Visitor extends DemoVisitor {
  key: number
}

function createDemoVisitor(random: () => number): Visitor {
  return { key: Math.floor(random() * MAX_HASH), ...generateDemoVisitor(random) }
}

function generateVisitEvents(
  random: () => number,
  { key, country, userAgent }: Visitor,
  { beginning, site, zone }: Pick<DemoDayOptions, 'site' | 'zone'> & { beginning: number },
): EventRow[] {
  const { referrer, steps } = generateDemoVisit(random, site)
  const session_id = key.toString(36)
  return steps.map(({ type, path, after, metadata }, at) => {
    const created_at = new Date(beginning + after * 1000)
    const isServers = type === 'purchase'
    return {
      event_key: Math.floor(random() * MAX_HASH),
      event_type: type,
      page_path: path,
      created_at,
      country,
      user_agent: userAgent,
      day: toZonedDay(zone, created_at),
      referrer: at === 0 ? referrer : 'direct',
      session_id,
      visitor: isServers ? null : key,
      ip_address: 'none',
      metadata: { ...metadata, is_admin: false, is_demo: true },
    }
  })
}

/** Mostly in daylight: the middle of three draws. */
function randomHour(random: () => number) {
  const [, middle = 12] = [random(), random(), random()].map((draw) => draw * 24).sort((a, b) => a - b)
  return middle
}
