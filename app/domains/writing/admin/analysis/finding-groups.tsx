import type { Finding, Place } from '~/domains/seo-analysis/finding'
import { FindingItem } from './finding-item'
import type { GroupedFindings } from './grouped-findings'

interface FindingGroupsProps {
  groups: GroupedFindings
  onShow: (place: Place) => void
}

/** Problems first, what is good behind them, what could not be judged last and folded. */
export function FindingGroups({ groups, onShow }: FindingGroupsProps) {
  return (
    <>
      <Group title="Problems" findings={groups.problems} onShow={onShow} isOpen />
      <Group title="Improvements" findings={groups.improvements} onShow={onShow} isOpen />
      <Group title="Good" findings={groups.good} onShow={onShow} />
      <Group title="Not judged" findings={groups.unjudged} onShow={onShow} />
    </>
  )
}

interface GroupProps extends Pick<FindingGroupsProps, 'onShow'> {
  title: string
  findings: Finding[]
  isOpen?: boolean
}

function Group({ title, findings, onShow, isOpen = false }: GroupProps) {
  if (findings.length === 0) return null
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-1 text-dense font-semibold text-muted pointer-coarse:min-h-11">
        {title} <span className="text-faint tabular-nums">{findings.length}</span>
      </summary>
      <ul>
        {findings.map((finding) => (
          <FindingItem key={finding.check} {...{ finding, onShow }} />
        ))}
      </ul>
    </details>
  )
}
