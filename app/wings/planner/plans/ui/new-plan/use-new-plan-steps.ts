import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

export const NEW_PLAN_STEPS = [
  { key: 'idea', label: 'Idea' },
  { key: 'brief', label: 'Brief' },
  { key: 'questions', label: 'Questions' },
  { key: 'preview', label: 'Preview' },
] as const

export type NewPlanStep = (typeof NEW_PLAN_STEPS)[number]['key']

/** The step is in the address, so that the browser's Back goes to the one before. With it the heading gets the focus. */
export function useNewPlanSteps(mayLeaveIdea: boolean) {
  const [params, setParams] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = NEW_PLAN_STEPS.find(({ key }) => key === params.get('step'))?.key ?? 'idea'
  const step: NewPlanStep = mayLeaveIdea ? wanted : 'idea'
  const question = Math.max(0, Number.parseInt(params.get('question') ?? '1', 10) - 1 || 0)
  const place = `${step} ${step === 'questions' ? question : 0}`
  const last = useRef(place)
  useEffect(() => {
    if (last.current !== place) heading.current?.focus()
    last.current = place
  }, [place])
  return {
    step,
    question,
    heading,
    go: (to: NewPlanStep, at = 0) => {
      setParams(to === 'idea' ? {} : at > 0 ? { step: to, question: String(at + 1) } : { step: to })
    },
  }
}

export type NewPlanSteps = ReturnType<typeof useNewPlanSteps>
