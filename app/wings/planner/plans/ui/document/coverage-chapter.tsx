import type { Plan } from '../../plan'
import { ChapterTable, Subheading } from './chapter'
import { ItemLinks } from './document-item'

/** Each wish with what serves it, or why nothing does; and what the rules took out because it is excluded. */
export function CoverageChapter({ plan }: { plan: Plan }) {
  const { coverage, excluded } = plan
  return (
    <>
      <ChapterTable
        label="Wishes and what serves them"
        headings={['Wish', 'Requirements and stories', 'Tasks', 'ID']}
        rows={coverage.map(({ wish, text, requirementIds, storyIds, taskIds, leftOut }) => ({
          key: wish,
          id: `wish-${wish}`,
          cells: [
            <strong key="wish">{text}</strong>,
            <span key="serves">
              <ItemLinks ids={[...requirementIds, ...storyIds]} isNamed={false} />
              {leftOut !== null && ` Left out: ${leftOut}`}
            </span>,
            <ItemLinks key="tasks" ids={taskIds} isNamed={false} />,
            wish,
          ],
        }))}
      />
      <OtherRequirements plan={plan} />
      {excluded.length > 0 && (
        <>
          <Subheading>Taken out because the idea excludes it</Subheading>
          <ul className="grid max-w-2xl list-disc gap-1 pl-5 marker:text-faint">
            {excluded.map(({ exclusion, item }) => (
              <li key={`${exclusion} ${item}`}>
                {item} <span className="text-muted">({exclusion})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Requirements that no wish asks for, each with why it is there: the person's decision, or what the wishes need. */
function OtherRequirements({ plan: { requirements, scope } }: { plan: Plan }) {
  const others = requirements.filter(({ wish }) => wish === null)
  if (others.length === 0) return null
  const reasons = new Map(scope.map(({ requirementId, reason }) => [requirementId, reason]))
  return (
    <>
      <Subheading>Requirements beside the wishes</Subheading>
      <ChapterTable
        label="Requirements beside the wishes"
        headings={['Requirement', 'Reason']}
        rows={others.map(({ id, title }) => ({
          key: id,
          cells: [
            <span key="what">
              <ItemLinks ids={[id]} isNamed={false} /> {title}
            </span>,
            reasons.get(id) ?? '',
          ],
        }))}
      />
    </>
  )
}
