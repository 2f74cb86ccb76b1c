import { useEffect, useRef } from 'react'
import { type SetUpStepName, setUpSteps } from '../set-up'

/** The title of the step; who comes from another step finds the focus here. */
export function StepHeading({ step }: { step: SetUpStepName }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef(step)
  useEffect(() => {
    if (focused.current !== step) heading.current?.focus()
    focused.current = step
  }, [step])
  const place = setUpSteps.findIndex(({ name }) => name === step)
  const { title, text } = setUpSteps[place] ?? setUpSteps[0]
  return (
    <header>
      <p className="text-dense text-faint tabular-nums">
        Step {place + 1} of {setUpSteps.length}
      </p>
      <h2 ref={heading} id="set-up-step" tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-dense text-muted">{text}</p>
    </header>
  )
}
