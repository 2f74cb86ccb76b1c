import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { needsToParams } from './needs-params'
import { type StackNeeds, stackNeedsSchema } from './stack-needs'
import type { EditablePlan } from './ui/apply-stack'
import { NeedsForm } from './ui/needs-form'
import { StackAdviceView } from './ui/stack-advice-view'
import { useAdvice } from './ui/use-advice'

const URL_UPDATE_DELAY_MS = 400 // browsers allow about a hundred changes of the address in half a minute

interface StackGeneratorProps {
  /** The needs to begin with. */
  needs: StackNeeds
  skills: readonly string[]
  plans: EditablePlan[]
  planId?: string
}

/** Needs on one side, the answer on the other; the address follows, so that a reload gives the same. */
export function StackGenerator({ needs: begun, skills, plans, planId }: StackGeneratorProps) {
  const [needs, setNeeds] = useState(begun)
  const isComplete = stackNeedsSchema.safeParse(needs).success
  const answered = useLastCompleteNeeds(needs, isComplete)
  useNeedsInUrl(answered, begun, planId)
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <a href="#answer" className="link mb-4 inline-flex min-h-11 items-center text-dense lg:hidden">
          Go to results
        </a>
        <NeedsForm needs={needs} skills={skills} onChange={setNeeds} />
      </div>
      <AdvicePanel needs={answered} plans={plans} planId={planId} onChangeNeeds={setNeeds} />
    </div>
  )
}

type AdvicePanelProps = Omit<StackGeneratorProps, 'skills'> & { onChangeNeeds: (needs: StackNeeds) => void }

function AdvicePanel({ needs, ...rest }: AdvicePanelProps) {
  const { advice, hasFailed, isStale, retry } = useAdvice(needs)
  const isWaiting = isStale && !hasFailed
  return (
    <section id="answer" aria-labelledby="answer-title" aria-busy={isWaiting} className="min-w-0 scroll-mt-4">
      <h2 id="answer-title" className="mb-3 text-base">
        Recommended stacks
      </h2>
      <p role="status" className="sr-only">
        {isWaiting ? 'Generating stacks.' : `${advice?.stacks.length ?? 0} stacks fit.`}
      </p>
      {hasFailed && (
        <div className="mb-4">
          <Notice kind="error" title="Could not generate stacks" action={<Button onClick={retry}>Try again</Button>}>
            Your requirements are kept.
          </Notice>
        </div>
      )}
      {!advice && !hasFailed && <SkeletonRows label="Loading stacks" />}
      {advice && (
        <div className={`transition-opacity duration-150 ${isWaiting ? 'opacity-60' : ''}`}>
          <StackAdviceView advice={advice} {...rest} />
        </div>
      )}
    </section>
  )
}

/** While something is missing (no platform is chosen), the answer stays the one to what was complete. */
function useLastCompleteNeeds(needs: StackNeeds, isComplete: boolean) {
  const [last, setLast] = useState(needs)
  if (isComplete && last !== needs) setLast(needs)
  return isComplete ? needs : last
}

/** Without a navigation: nothing is loaded again, and going back leaves the screen. */
function useNeedsInUrl(needs: StackNeeds, begun: StackNeeds, planId: string | undefined) {
  const isTouched = useRef(false)
  useEffect(() => {
    if (needs !== begun) isTouched.current = true
    if (!isTouched.current) return
    const timer = setTimeout(() => {
      const params = needsToParams(needs)
      if (planId) params.set('plan', planId)
      window.history.replaceState(window.history.state, '', `?${params}`)
    }, URL_UPDATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [needs, begun, planId])
}
