import type { Plan, Requirement } from '../../plan'
import { ChapterTable, Subheading } from './chapter'
import type { ChapterBodyProps } from './chapter-body'
import { DocumentItem, ItemIdLink, ItemLinks, PriorityLabel } from './document-item'

/** Requirements by the capability that they make. */
export function RequirementsChapter({ plan, expanded, onExpand }: ChapterBodyProps) {
  const { requirements, capabilities, coverage } = plan
  const wishes = new Map(coverage.map(({ wish, text }) => [wish, text]))
  const groups = [...Map.groupBy(requirements, ({ capability }) => capability)]
  return groups.map(([key, own]) => (
    <CapabilityBlock
      key={key}
      name={key}
      capability={capabilities.find((one) => one.key === key)}
      requirements={own}
      wishes={wishes}
      isExpanded={expanded === 'all' || expanded.has(key)}
      onExpand={() => onExpand(key)}
    />
  ))
}

interface CapabilityBlockProps {
  name: string
  capability: Plan['capabilities'][number] | undefined
  requirements: Requirement[]
  wishes: RequirementItemProps['wishes']
  isExpanded: boolean
  onExpand: () => void
}

function CapabilityBlock({ name, capability, requirements, wishes, isExpanded, onExpand }: CapabilityBlockProps) {
  return (
    <details open={isExpanded} onToggle={({ currentTarget }) => currentTarget.open && onExpand()}>
      <summary className="py-1 pointer-coarse:min-h-11">
        <h3
          id={capability?.id}
          className="inline scroll-mt-20 font-sans text-[1.0625rem] font-semibold tracking-normal"
        >
          {capability?.name ?? name}
        </h3>
        <span className="ml-3 text-dense text-faint tabular-nums">{requirements.length}</span>
      </summary>
      {isExpanded && (
        <div className="grid gap-3 pt-1">
          {capability && (
            <p className="group/item text-dense text-muted">
              {capability.why} <ItemIdLink item={capability} />
            </p>
          )}
          <ol className="grid gap-4">
            {requirements.map((item) => (
              <RequirementItem key={item.id} item={item} wishes={wishes} />
            ))}
          </ol>
        </div>
      )}
    </details>
  )
}

interface RequirementItemProps {
  item: Requirement
  /** Texts of the wishes by their ids. */
  wishes: ReadonlyMap<string, string>
}

function RequirementItem({ item, wishes }: RequirementItemProps) {
  const wish = item.wish === null ? undefined : wishes.get(item.wish)
  return (
    <DocumentItem item={item} className="grid gap-x-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <ItemIdLink item={item} />
      <div className="max-w-2xl">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-semibold">{item.title}</strong>
          <PriorityLabel priority={item.priority} />
          {item.release === 'later' && <span className="text-dense text-faint">Later</span>}
        </p>
        <p>{item.statement}</p>
        {wish && (
          <p className="text-dense text-muted">
            Wish{' '}
            <a href={`#wish-${item.wish}`} className="link">
              {item.wish}
            </a>
            : {wish}
          </p>
        )}
        <AcceptanceCriteria criteria={item.criteria} />
      </div>
    </DocumentItem>
  )
}

export function AcceptanceCriteria({ criteria }: Pick<Requirement, 'criteria'>) {
  if (criteria.length === 0) return null
  return (
    <ul className="mt-1 grid gap-0.5 text-dense text-muted">
      {criteria.map(({ id, text }) => (
        <li key={id} className="grid grid-cols-[4.25rem_minmax(0,1fr)]">
          <span className="text-faint tabular-nums">{id}</span>
          {text}
        </li>
      ))}
    </ul>
  )
}

export function ScopeChapter({ plan: { scope, requirements } }: { plan: Plan }) {
  const titles = new Map(requirements.map(({ id, title }) => [id, title]))
  const rows = (wanted: 'in' | 'out') =>
    scope
      .filter(({ decision }) => decision === wanted)
      .map((item) => ({
        key: item.id,
        id: item.id,
        cells: [
          <span key="what">
            <ItemLinks ids={[item.requirementId]} /> {titles.get(item.requirementId)}
          </span>,
          item.reason,
          <ItemIdLink key="id" item={item} />,
        ],
      }))
  const [inside, outside] = [rows('in'), rows('out')]
  return (
    <>
      <Subheading>Included ({inside.length})</Subheading>
      <ChapterTable label="In the first version" headings={['Requirement', 'Reason', 'ID']} rows={inside} />
      {outside.length > 0 && (
        <>
          <Subheading>Later ({outside.length})</Subheading>
          <ChapterTable label="Not in the first version" headings={['Requirement', 'Reason', 'ID']} rows={outside} />
        </>
      )}
    </>
  )
}
