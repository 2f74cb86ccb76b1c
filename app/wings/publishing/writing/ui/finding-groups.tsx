import { ChevronRight, CircleAlert, CircleCheck, CircleMinus, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Finding, FindingPlace, FindingRating } from '~/wings/web/seo-analysis/finding'
import type { GroupedFindings } from './group-findings'

const looks: Record<FindingRating, { icon: LucideIcon; look: string; word: string }> = {
  bad: { icon: CircleAlert, look: 'text-danger', word: 'Problem' },
  ok: { icon: TriangleAlert, look: 'text-warning', word: 'Improvement' },
  good: { icon: CircleCheck, look: 'text-success', word: 'Good' },
  'not applicable': { icon: CircleMinus, look: 'text-faint', word: 'Not applicable' },
}

const MAX_PLACES_SHOWN = 8

interface FindingItemProps {
  finding: Finding
  onShow: (place: FindingPlace) => void
}

interface FindingGroupsProps {
  groups: GroupedFindings
  onShow: (place: FindingPlace) => void
}

/** Problems first, what is good behind them, what could not be judged last and folded. */
export function FindingGroups({ groups, onShow }: FindingGroupsProps) {
  return (
    <>
      <FindingGroup title="Problems" findings={groups.problems} onShow={onShow} isOpen />
      <FindingGroup title="Improvements" findings={groups.improvements} onShow={onShow} isOpen />
      <FindingGroup title="Good" findings={groups.good} onShow={onShow} />
      <FindingGroup title="Not applicable" findings={groups.notApplicable} onShow={onShow} />
    </>
  )
}

interface FindingGroupProps extends Pick<FindingGroupsProps, 'onShow'> {
  title: string
  findings: Finding[]
  isOpen?: boolean
}

function FindingGroup({ title, findings, onShow, isOpen = false }: FindingGroupProps) {
  if (findings.length === 0) return null
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-1 text-dense font-semibold text-muted pointer-coarse:min-h-11">
        {title} <span className="text-faint tabular-nums">{findings.length}</span>
      </summary>
      <ul>
        {findings.map((finding) => (
          <FindingItem key={finding.check} finding={finding} onShow={onShow} />
        ))}
      </ul>
    </details>
  )
}

/** What one check says; opened, why, and how to mend it. */
function FindingItem({ finding, onShow }: FindingItemProps) {
  const { rating, label, sentence, threshold, reason, fix, source, where } = finding
  const { icon: Icon, look, word } = looks[rating]
  return (
    <li>
      <details className="group border-b border-line text-dense">
        <summary className="flex cursor-pointer list-none items-start gap-2 py-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />
          <span className="min-w-0 flex-1">
            <span className="sr-only">{word}: </span>
            <span className="font-semibold">{label}</span>
            <span className="block break-words text-muted">{sentence}</span>
          </span>
          <ChevronRight size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-faint group-open:rotate-90" />
        </summary>
        <div className="grid gap-2 pb-3 pl-6">
          {rating !== 'good' && <p className="font-medium">{fix}</p>}
          <p className="text-muted">{reason}</p>
          <dl className="grid gap-1 text-faint">
            <Fact name="Good">{threshold}</Fact>
            <Fact name="Source">{source}</Fact>
          </dl>
          <Places where={where} onShow={onShow} />
        </div>
      </details>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="inline">{name}: </dt>
      <dd className="inline text-muted">{children}</dd>
    </div>
  )
}

function Places({ where, onShow }: { where: FindingPlace[] } & Pick<FindingItemProps, 'onShow'>) {
  if (where.length === 0) return null
  return (
    <ul aria-label="Where" className="grid gap-1">
      {where.slice(0, MAX_PLACES_SHOWN).map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places may say the same
        <li key={at}>
          {place.at ? (
            <button
              type="button"
              onClick={() => onShow(place)}
              className="link line-clamp-2 min-h-6 text-left break-words pointer-coarse:min-h-11"
            >
              {place.text}
            </button>
          ) : (
            <span className="break-all text-muted">{place.text}</span>
          )}
        </li>
      ))}
      {where.length > MAX_PLACES_SHOWN && <li className="text-faint">and {where.length - MAX_PLACES_SHOWN} more</li>}
    </ul>
  )
}
