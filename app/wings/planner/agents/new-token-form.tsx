import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useMutation } from '~/ui/workspace/use-mutation'
import { type IssuedAgentToken, newTokenSchema } from '~/wings/site/accounts/agent-token'
import { agentsClient } from './api'

export function NewTokenForm({ onIssued }: { onIssued: (issued: IssuedAgentToken) => void }) {
  const change = useMutation()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function make(event: React.FormEvent) {
    event.preventDefault()
    const checked = newTokenSchema.safeParse({ name })
    setError(checked.error?.issues[0]?.message)
    if (!checked.success) return
    setIsBusy(true)
    const isMade = await change({
      ...agentsClient.post('/tokens', { json: checked.data }),
      successMessage(issued) {
        onIssued(issued)
        return null
      },
    })
    setIsBusy(false)
    if (isMade) setName('')
  }

  return (
    <form onSubmit={(event) => void make(event)} noValidate className="flex flex-wrap items-start gap-2">
      <Field label="Token name" error={error} className="min-w-0 flex-1 basis-52">
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={80}
            autoComplete="off"
            placeholder="Claude Code on my laptop"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="mt-6.5">
        Create token
      </Button>
    </form>
  )
}
