import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { setUpClient } from '../api'
import { pathAfterStep, type SetUpStatus, type SetUpStepName } from '../set-up'

interface SkipStepProps {
  step: SetUpStepName
  status: SetUpStatus
  variant?: 'primary' | 'quiet'
}

/** Leads on: from a step that is done just so, from another by leaving it for later. */
export function SkipStep({ step, status, variant = 'quiet' }: SkipStepProps) {
  const [change, navigate] = [useMutation(), useNavigate()]
  const to = pathAfterStep(step)
  const nextLabel = to === '/admin' ? 'Finish' : 'Next step'
  async function skip() {
    const isSkipped = await change({ ...setUpClient.post('/skips', { json: { step } }), successMessage: () => null })
    if (isSkipped) await navigate(to)
  }
  if (status !== 'open')
    return (
      <ButtonLink to={to} variant={variant}>
        {nextLabel}
      </ButtonLink>
    )
  return (
    <Button variant={variant} onClick={() => void skip()}>
      {to === '/admin' ? 'Skip and finish' : 'Skip for now'}
    </Button>
  )
}
