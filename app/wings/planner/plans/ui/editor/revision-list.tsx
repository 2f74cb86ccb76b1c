import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { TablePagination } from '~/ui/workspace/table-pagination'
import { useMutation } from '~/ui/workspace/use-mutation'
import { plansClient } from '../../api'
import { type ListedRevision, REVISIONS_PER_PAGE } from '../../editing/listed-revision'

interface RevisionListProps {
  sprintId: string
  revisions: ListedRevision[]
  total: number
  page: number
  /** The newest version. */
  current: number
  canEdit: boolean
}

/** The versions of a plan: what each one changed, two to compare, one to go back to. */
export function RevisionList({ sprintId, revisions, total, page, current, canEdit }: RevisionListProps) {
  const { chosen, toggle } = useComparedRevisions()
  const [first, second] = chosen
  const search = useComparisonSearch()
  return (
    <section aria-label="Versions" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">The last 200 versions are kept.</p>
        {first && second ? (
          <ButtonLink variant="primary" to={{ search: search(first, second) }}>
            Compare {first} and {second}
          </ButtonLink>
        ) : (
          total > 1 && <span className="text-dense text-faint">Select two versions to compare</span>
        )}
      </div>
      <ol className="border-t border-line">
        {revisions.map((listed) => (
          <RevisionRow
            key={listed.revision}
            listed={listed}
            isChosen={chosen.includes(listed.revision)}
            isNewest={listed.revision === current}
            onToggle={() => toggle(listed.revision)}
          >
            {listed.revision > 1 && (
              <Link
                to={{ search: search(listed.revision - 1, listed.revision) }}
                className="inline-flex items-center px-2 text-dense link pointer-coarse:min-h-11"
              >
                View changes<span className="sr-only"> in version {listed.revision}</span>
              </Link>
            )}
            {canEdit && listed.revision !== current && (
              <RestoreButton sprintId={sprintId} revision={listed.revision} current={current} />
            )}
          </RevisionRow>
        ))}
      </ol>
      {total > REVISIONS_PER_PAGE && <TablePagination page={page} perPage={REVISIONS_PER_PAGE} total={total} />}
    </section>
  )
}

/** The older one is the first; a third one takes the place of the one that was ticked first. */
function useComparedRevisions() {
  const [ticked, setTicked] = useState<number[]>([])
  const toggle = (revision: number) =>
    setTicked((before) =>
      before.includes(revision) ? before.filter((one) => one !== revision) : [...before.slice(-1), revision],
    )
  return { chosen: ticked.toSorted((a, b) => a - b), toggle }
}

/** The address of this screen with two versions to compare. */
function useComparisonSearch() {
  const [params] = useSearchParams()
  return (from: number, to: number) => {
    const next = new URLSearchParams(params)
    next.set('from', String(from))
    next.set('to', String(to))
    return `?${next}`
  }
}

interface RevisionRowProps {
  listed: ListedRevision
  isChosen: boolean
  isNewest: boolean
  onToggle: () => void
  /** What can be done with it. */
  children: ReactNode
}

function RevisionRow({ listed: { revision, change, madeAt, madeBy }, ...props }: RevisionRowProps) {
  const { isChosen, isNewest, onToggle, children } = props
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <label className="flex min-h-8 items-center gap-2 text-dense tabular-nums pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-accent pointer-coarse:size-5"
          checked={isChosen}
          onChange={onToggle}
        />
        <span className="w-10 text-faint">{revision}</span>
        <span className="sr-only">: compare this version</span>
      </label>
      <span className="min-w-0 flex-1 basis-60">
        {change}
        {isNewest && <span className="ml-2 text-dense text-faint">current</span>}
      </span>
      <span className="text-dense text-muted">
        {madeBy || 'Unknown'}, <RelativeTime at={madeAt} />
      </span>
      <span className="flex gap-1">{children}</span>
    </li>
  )
}

function RestoreButton({ sprintId, revision, current }: { sprintId: string; revision: number; current: number }) {
  const change = useMutation()
  const restoreTo = (wanted: number, basedOn: number) =>
    plansClient.post('/:planId/revisions/:revision', {
      param: { planId: sprintId, revision: String(wanted) },
      json: { basedOn },
    })
  const restore = () =>
    change({
      ...restoreTo(revision, current),
      successMessage: () => `Version ${revision} restored`,
      undo: (body) => ({ ...restoreTo(current, body.revision), successMessage: 'Change undone' }),
    })
  return (
    <Button variant="quiet" onClick={() => void restore()}>
      Restore<span className="sr-only"> version {revision}</span>
    </Button>
  )
}
