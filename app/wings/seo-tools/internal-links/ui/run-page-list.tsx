import { Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { Checkbox } from '~/ui/workspace/input'
import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import type { ListedRunPage, RunRuleTarget } from '../runs/queries.server'
import { HighlightedSentence } from './highlighted-sentence'
import { useLeaveOut } from './link-run-actions'

interface RunPageListProps {
  runId: string
  pages: ListedRunPage[]
  rules: Record<number, RunRuleTarget>
  /** A plan that was not applied: pages may be left out. */
  canSelect: boolean
}

/** Pages with the very sentences that are to change, before and after. */
export function RunPageList({ runId, pages, rules, canSelect }: RunPageListProps) {
  const leaveOut = useLeaveOut(runId)
  return (
    <ol className="grid">
      {pages.map((page) => (
        <li key={page.position} className="grid grid-cols-1 gap-2 border-b border-line py-4">
          <div className="flex items-start gap-x-3">
            {canSelect && page.outcome === null && (
              <Checkbox
                label={`Link ${page.title}`}
                checked={!page.isLeftOut}
                onChange={({ target }) => void leaveOut({ pages: [page.position], isLeftOut: !target.checked })}
              />
            )}
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <RunPageName page={page} />
              <PageOutcome page={page} />
            </span>
          </div>
          <ul className={`grid gap-3 pl-0 sm:pl-9 ${page.isLeftOut ? 'opacity-60' : ''}`}>
            {page.insertions.map((link) => (
              <li key={`${link.t} ${link.s}`}>
                <LinkChange link={link} rule={rules[link.r]} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function RunPageName({ page: { kind, pageId, title, path } }: { page: ListedRunPage }) {
  const name = title || path
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      {isPageKind(kind) ? (
        <Link to={editorPath(kind, pageId)} className="font-semibold break-words hover:underline">
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <a href={path} className="text-dense break-all text-faint hover:underline">
        {path}
      </a>
    </span>
  )
}

function PageOutcome({ page: { outcome, undoOutcome, reason, isLeftOut } }: { page: ListedRunPage }) {
  const [tone, words] = pageOutcomeLabel({ outcome, undoOutcome, isLeftOut })
  return (
    <>
      {words && <Badge tone={tone}>{words}</Badge>}
      {reason && <span className="text-dense text-muted">{reason}</span>}
    </>
  )
}

function pageOutcomeLabel({
  outcome,
  undoOutcome,
  isLeftOut,
}: Pick<ListedRunPage, 'outcome' | 'undoOutcome' | 'isLeftOut'>) {
  if (undoOutcome === 'restored') return ['neutral', 'Undone'] as const
  if (undoOutcome === 'not-restored') return ['warning', 'Not undone'] as const
  if (outcome === 'linked') return ['success', 'Linked'] as const
  if (outcome === 'skipped') return ['warning', 'Skipped'] as const
  return ['neutral', isLeftOut ? 'Excluded' : ''] as const
}

interface LinkChangeProps {
  link: ListedRunPage['insertions'][number]
  rule: RunRuleTarget | undefined
}

function LinkChange({ link, rule }: LinkChangeProps) {
  const sentence = { sentence: link.q, start: link.a, end: link.z }
  const isOut = rule?.isLeftOut ?? false
  return (
    <dl className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-dense ${isOut ? 'opacity-60' : ''}`}>
      <dt className="text-faint">Before</dt>
      <dd className="text-muted">
        <HighlightedSentence {...sentence} />
      </dd>
      <dt className="text-faint">After</dt>
      <dd>
        <HighlightedSentence {...sentence} {...(!isOut && { to: rule?.to ?? '' })} />
        <span className="text-faint"> {isOut ? 'Its rule is excluded.' : `→ ${rule?.to ?? 'a deleted page'}`}</span>
      </dd>
    </dl>
  )
}
