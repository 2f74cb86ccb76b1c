import { ExternalLink, Pencil } from 'lucide-react'
import { Badge } from '~/ui/workspace/badge'
import { ButtonLink } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { ratingForScore } from '~/wings/web/seo-analysis/finding'
import type { AuditedPageDetails } from '../queries.server'
import { findingRatingLabels, getAuditKindLabel } from './audit-labels'
import { getFixPath } from './audit-paths'

interface AuditedPageSheetProps {
  page: AuditedPageDetails | null
}

/** All that the audit says of one page, how to mend it, and the way there. */
export function AuditedPageSheet({ page }: AuditedPageSheetProps) {
  const row = useOpenRow()
  return (
    <Sheet
      title={page ? page.title || page.path : 'This page was not audited'}
      description={
        page ? `${getAuditKindLabel(page.kind)}, ${page.path}` : 'It was added after the audit or has been deleted.'
      }
      open={row.openId !== null}
      onOpenChange={(isOpen) => !isOpen && void row.close()}
      footer={page && <PageActions page={page} />}
    >
      {page && <Findings page={page} />}
    </Sheet>
  )
}

function PageActions({ page }: { page: AuditedPageDetails }) {
  const mendingPath = getFixPath(page)
  return (
    <>
      <ButtonLink to={page.path} target="_blank" icon={ExternalLink} reloadDocument>
        View page
      </ButtonLink>
      {mendingPath && (
        <ButtonLink to={mendingPath} variant="primary" icon={Pencil}>
          {page.pageId ? 'Edit page' : 'Edit page settings'}
        </ButtonLink>
      )}
    </>
  )
}

function Findings({ page: { score, findings } }: { page: AuditedPageDetails }) {
  return (
    <div className="grid gap-4 text-dense">
      <p>
        <span className="font-heading text-h3 tabular-nums">{score ?? '–'}</span>{' '}
        <span className="text-muted">of 100</span>
      </p>
      {findings.length === 0 && <p className="text-muted">No problems found.</p>}
      <ul className="grid gap-4">
        {findings.map((finding) => (
          <FindingItem key={finding.check} finding={finding} />
        ))}
      </ul>
    </div>
  )
}

function FindingItem({ finding }: { finding: AuditedPageDetails['findings'][number] }) {
  const { score, label, sentence, fix, reason, threshold, source, where } = finding
  const { word, tone } = findingRatingLabels[ratingForScore(score)] ?? {}
  return (
    <li className="grid gap-1.5 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{label}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p>{sentence}</p>
      <p className="font-medium">{fix}</p>
      <p className="text-muted">{reason}</p>
      {where.length > 0 && (
        <ul aria-label="Where" className="grid list-disc gap-0.5 pl-5 text-muted">
          {where.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may say the same
            <li key={at} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      )}
      <p className="text-faint">
        Target: {threshold}. {source && `Source: ${source}.`}
      </p>
    </li>
  )
}
