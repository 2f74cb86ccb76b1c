import { Link, useSearchParams } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { actionLabel } from './action-label'
import { diffValues } from './diff-values'
import type { AuditEntry } from './queries.server'

/** One action with what it changed, beside the log. */
export function AuditEntrySheet({ entry }: { entry: AuditEntry | undefined }) {
  const { close } = useOpenRow()
  if (!entry) return null
  return (
    <Sheet open onOpenChange={close} title={actionLabel(entry.action)} description={entry.subjectTitle || undefined}>
      <AuditEntryDetails entry={entry} />
    </Sheet>
  )
}

function AuditEntryDetails({ entry }: { entry: AuditEntry }) {
  const [params] = useSearchParams()
  const only = withSearchParams(params, { ...resetPageParams, subject: entry.subject, open: null })
  return (
    <div className="grid gap-6">
      <DescriptionList
        items={[
          ['User', entry.actorEmail],
          ['Time', <RelativeTime key="when" at={entry.happenedAt} isExact />],
          [
            'Item',
            <span key="of">
              {entry.subject}{' '}
              <Link to={{ search: only }} className="link">
                All actions on this item
              </Link>
            </span>,
          ],
          ['Flags', entry.flags.length > 0 && <AuditFlags key="flags" flags={entry.flags} />],
        ]}
      />
      <AuditEntryChanges entry={entry} />
    </div>
  )
}

function AuditFlags({ flags }: { flags: string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map((flag) => (
        <Badge key={flag} tone="danger">
          {flag}
        </Badge>
      ))}
    </span>
  )
}

function AuditEntryChanges({ entry: { before, after } }: { entry: AuditEntry }) {
  const differences = diffValues(before, after)
  if (differences.length === 0) return <p className="text-dense text-muted">No values were recorded.</p>
  return (
    <section className="grid gap-4 text-dense">
      <h2 className="text-base">Changes</h2>
      {differences.map(({ path, before, after }) => (
        <div key={path} className="grid gap-1">
          <h3 className="font-sans font-semibold">{path || 'Value'}</h3>
          {before !== null && (
            <p className="rounded-md bg-danger/10 px-2 py-1 break-words whitespace-pre-wrap">
              <span className="sr-only">Before: </span>
              <del className="no-underline">{before || 'empty'}</del>
            </p>
          )}
          {after !== null && (
            <p className="rounded-md bg-success/10 px-2 py-1 break-words whitespace-pre-wrap">
              <span className="sr-only">After: </span>
              <ins className="no-underline">{after || 'empty'}</ins>
            </p>
          )}
        </div>
      ))}
    </section>
  )
}
