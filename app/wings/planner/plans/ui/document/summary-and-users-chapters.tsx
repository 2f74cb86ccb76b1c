import { formatNumber } from '~/platform/text/format-number'
import type { Plan } from '../../plan'
import { Subheading } from './chapter'
import { DocumentItem, ItemIdLink, ItemLinks } from './document-item'
import { TwoLineItem } from './item-table'

export function SummaryChapter({ plan: { summary, ceremony, schedule, conflicts } }: { plan: Plan }) {
  return (
    <>
      <ul className="grid gap-3">
        {summary.map((item) => (
          <DocumentItem key={item.id} item={item} className="grid max-w-2xl gap-2.5">
            <p className="text-lead text-ink">{item.product}</p>
            <p>{item.problem}</p>
            <p>{item.approach}</p>
            <p className="text-muted">
              {item.size} <ItemIdLink item={item} />
            </p>
          </DocumentItem>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure
          name="Hours, if all estimates err together"
          value={
            schedule.range
              ? formatRange(schedule.range.lowHours, schedule.range.highHours)
              : formatRange(Math.round(schedule.p50Hours), Math.round(schedule.p80Hours))
          }
        />
        <Figure name="Hours, even odds (P50)" value={formatNumber(Math.round(schedule.p50Hours))} />
        <Figure
          name="Weeks needed"
          value={
            schedule.range
              ? formatRange(schedule.range.lowWeeks, schedule.range.highWeeks)
              : formatNumber(schedule.weeksNeeded)
          }
        />
        <Figure name="Weeks there are" value={formatNumber(schedule.weeksWanted)} />
      </dl>
      <p className="max-w-2xl text-muted">
        {ceremony.level === 'light' ? 'A light plan. ' : 'A full plan. '}
        {ceremony.reason}
      </p>
      {conflicts.length > 0 && (
        <ul className="grid max-w-2xl gap-2">
          {conflicts.map((item) => (
            <DocumentItem key={item.id} item={item}>
              <ItemIdLink item={item} /> {item.reason} {item.advice}
            </DocumentItem>
          ))}
        </ul>
      )}
    </>
  )
}

const formatRange = (low: number, high: number) => `${formatNumber(low)}–${formatNumber(high)}`

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-dense text-muted">{name}</dt>
      <dd className="font-heading text-h3 font-bold tabular-nums">{value}</dd>
    </div>
  )
}

export function UsersChapter({ plan: { users } }: { plan: Plan }) {
  const groups = [
    { title: 'For', kind: 'user' },
    { title: 'Not for', kind: 'non-user' },
  ].map((group) => ({ ...group, people: users.filter(({ kind }) => kind === group.kind) }))
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {groups.map(({ title, people }) => (
        <div key={title} className={people.length === 0 ? 'hidden' : ''}>
          <Subheading>{title}</Subheading>
          <ul className="mt-2 grid gap-2.5">
            {people.map((item) => (
              <TwoLineItem
                key={item.id}
                item={item}
                name={<strong className="font-semibold">{item.name}</strong>}
                text={item.need}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export function JourneysChapter({ plan: { journeys } }: { plan: Plan }) {
  return (
    <ul className="grid gap-5">
      {journeys.map((item) => (
        <DocumentItem key={item.id} item={item} className="max-w-2xl">
          <Subheading>{item.name}</Subheading>
          <p className="text-muted">
            {item.actor} <ItemIdLink item={item} />
          </p>
          <ol className="mt-1.5 list-decimal pl-5 marker:text-faint">
            {item.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {item.requirementIds.length > 0 && (
            <p className="mt-1 text-dense text-muted">
              Passes <ItemLinks ids={item.requirementIds} />
            </p>
          )}
        </DocumentItem>
      ))}
    </ul>
  )
}
