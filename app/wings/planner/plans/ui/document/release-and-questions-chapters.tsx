import type { Plan } from '../../plan'
import { Subheading } from './chapter'
import { DocumentItem, ItemIdLink } from './document-item'
import { ItemTable, TwoLineItem } from './item-table'

export function ReleaseChapter({ plan: { testPlan, releasePlan } }: { plan: Plan }) {
  return (
    <>
      <Subheading>Tests</Subheading>
      <ItemTable section="testPlan" items={testPlan} label="Tests" />
      <Subheading>Release</Subheading>
      <ol className="grid max-w-2xl list-decimal gap-2 pl-5 marker:text-faint">
        {releasePlan.map((item) => (
          <TwoLineItem key={item.id} item={item} name={item.step} text={`Done when: ${item.doneWhen}`} />
        ))}
      </ol>
    </>
  )
}

export function QuestionsChapter({ plan: { openQuestions } }: { plan: Plan }) {
  return (
    <>
      {openQuestions.length === 0 && <p className="text-muted">No open questions.</p>}
      <ul className="grid max-w-2xl gap-4">
        {openQuestions.map((item) => (
          <DocumentItem key={item.id} item={item}>
            <strong className="font-semibold">{item.question}</strong> <ItemIdLink item={item} />
            <p className="text-muted">{item.why}</p>
            <ul className="list-disc pl-5 marker:text-faint">
              {item.options.map((option) => (
                <li key={option}>
                  {option}
                  {option === item.recommended && <span className="text-dense text-muted"> (recommended)</span>}
                </li>
              ))}
            </ul>
          </DocumentItem>
        ))}
      </ul>
    </>
  )
}
