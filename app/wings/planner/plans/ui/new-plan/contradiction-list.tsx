import type { NewPlanStepProps } from './new-plan-screen'
import { QuestionOptions } from './question-options'
import type { BriefPartProps } from './use-brief'

type ContradictionListProps = Pick<BriefPartProps, 'reading'> & Pick<NewPlanStepProps, 'draftStore' | 'analysis'>

export const contradictionKey = (id: string) => `contradiction/${id}`
export const isContradiction = ({ key }: { key: string }) => key.startsWith(contradictionKey(''))

/** What the idea says twice and differently, with what can be chosen. */
export function ContradictionList({ reading, draftStore: { draft, change }, analysis }: ContradictionListProps) {
  const { contradictions } = reading
  if (contradictions.length === 0) return null
  return (
    <section aria-labelledby="contradictions-title" className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h2 id="contradictions-title" className="text-[1.0625rem] font-semibold">
        Contradictions
      </h2>
      {contradictions.map(({ id, question, between }) => {
        const asked = analysis.data?.questions.find(({ key }) => key === contradictionKey(id))
        const others = draft.answers.filter((one) => one.question !== contradictionKey(id))
        return (
          <div key={id} className="grid grid-cols-1 gap-2 text-dense">
            <h3 className="font-semibold">{question}</h3>
            {asked ? (
              <QuestionOptions
                question={asked}
                chosen={draft.answers.find((one) => one.question === asked.key)?.option}
                onChoose={(option) => change({ answers: [...others, { question: asked.key, option }] })}
              />
            ) : (
              <ul className="grid list-disc gap-1 pl-5 text-muted">
                {between.map(({ quote, start }) => (
                  <li key={start}>“{quote}”</li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </section>
  )
}
