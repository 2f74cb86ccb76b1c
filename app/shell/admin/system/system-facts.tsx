import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { formatBytes } from '~/ui/format-bytes'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SettingsSection } from '~/ui/workspace/settings-section'
import type { SystemReport } from './system-report.server'

type Facts = (readonly [name: string, value: ReactNode])[]

/** Whether all is well, and what is not. */
export function SystemHealth({ report: { problems, status, backups } }: { report: SystemReport }) {
  const isWell = problems.length === 0 && status.mails.failed === 0
  return (
    <div className="mb-4 grid gap-3">
      {isWell && (
        <Notice kind="success" title="Everything is running">
          The database, the disk, the file store and the mail server are checked all the time.
          {!backups.place && ' Backups are off.'}
        </Notice>
      )}
      {problems.map((sentence) => (
        <Notice key={sentence} kind="error" title={sentence} />
      ))}
      {status.mails.failed > 0 && (
        <Notice
          kind="warning"
          title={
            status.mails.failed === 1
              ? '1 email could not be delivered'
              : `${formatNumber(status.mails.failed)} emails could not be delivered`
          }
        >
          <Link to="/admin/settings/outbox?state=failed" className="link">
            View outbox
          </Link>
        </Notice>
      )}
    </div>
  )
}

function FactSection({ title, text, facts }: { title: string; text: string; facts: Facts }) {
  return (
    <SettingsSection title={title} text={text}>
      {/* the values of all sections begin at one line */}
      <div className="[&_dt]:min-w-36">
        <DescriptionList items={facts} />
      </div>
    </SettingsSection>
  )
}

/** What is stored, what is served, what waits, and what runs. */
export function SystemFacts({ report }: { report: SystemReport }) {
  return (
    <>
      <FactSection title="Storage" text="The database and the disk of the data folder." facts={storageFacts(report)} />
      <FactSection title="Traffic" text="Counted since the site was started." facts={trafficFacts(report)} />
      <FactSection
        title="Background work"
        text="What the site does besides answering visitors."
        facts={workFacts(report)}
      />
      <FactSection title="Software" text="What runs here." facts={softwareFacts(report)} />
    </>
  )
}

function storageFacts({ status: { databaseBytes, disk } }: SystemReport): Facts {
  return [
    ['Database', formatBytes(databaseBytes)],
    ['Free disk space', disk ? `${formatBytes(disk.free)} of ${formatBytes(disk.total)}` : 'Unknown'],
  ]
}

function trafficFacts({ traffic }: SystemReport): Facts {
  const { cacheHits, cacheMisses, requests, failedRequests, eventsTaken, eventsRefused } = traffic
  const pages = cacheHits + cacheMisses
  return [
    [
      'Pages from the cache',
      pages === 0
        ? 'No visits yet'
        : `${Math.floor((100 * cacheHits) / pages)} % of ${formatCount(pages, 'request')} for public pages`,
    ],
    [
      'Other requests',
      `${formatNumber(requests)}${failedRequests > 0 ? `, ${formatNumber(failedRequests)} of them failed` : ', none failed'}`,
    ],
    ['Analytics events', `${formatNumber(eventsTaken)} recorded, ${formatNumber(eventsRefused)} rejected`],
  ]
}

function workFacts({ status: { queues, mails } }: SystemReport): Facts {
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  const active = queues.reduce((sum, queue) => sum + queue.active, 0)
  const oldest = Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds))
  return [
    ['Jobs waiting', waiting === 0 ? 'None' : `${formatNumber(waiting)}, the oldest for ${formatDuration(oldest)}`],
    ['Jobs running', active === 0 ? 'None' : formatNumber(active)],
    ['Emails waiting', mails.waiting === 0 ? 'None' : formatNumber(mails.waiting)],
  ]
}

function softwareFacts({ traffic, software }: SystemReport): Facts {
  const { version, node, postgres, hasOwnDatabase } = software
  return [
    ['Version', version],
    ['Started', <RelativeTime key="started" at={traffic.startedAt} isExact />],
    ['Processes', `${formatNumber(traffic.processes)}, using ${formatBytes(traffic.memoryBytes)} of memory`],
    ['Processing delay', `${formatNumber(Math.round(traffic.eventLoopLagSeconds * 1_000))} ms`],
    ['Node.js', node],
    ['PostgreSQL', `${postgres}, ${hasOwnDatabase ? 'run by the site' : 'at DATABASE_URL'}`],
  ]
}

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
]

/** "5 minutes". */
function formatDuration(seconds: number) {
  const { unit, seconds: length } = UNITS.find((each) => seconds >= each.seconds) ?? { unit: 'second', seconds: 1 }
  return formatCount(Math.floor(seconds / length), unit)
}
