import { CopyButton } from '~/ui/copy-button'
import { Button } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import { plansClient } from '../api'
import type { ChangeSharing } from './use-sharing'

interface ReadOnlyLinkProps {
  planId: string
  link: string | null
  change: ChangeSharing
}

/** The link with which anybody may read the plan: made, ended and renewed by its owner. */
export function ReadOnlyLink({ planId, link, change }: ReadOnlyLinkProps) {
  const param = { planId }
  const calls = {
    create: plansClient.post('/:planId/read-only-link', { param }),
    revoke: plansClient.delete('/:planId/read-only-link', { param }),
  }
  const send = (call: keyof typeof calls, successMessage: string, undone: string) =>
    change<{ before: string }>({
      ...calls[call],
      successMessage,
      undo: ({ before }) => ({
        ...plansClient.put('/:planId/read-only-link', { param, json: { token: before } }),
        successMessage: undone,
      }),
    })
  return (
    <section aria-label="Read-only link" className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">Read-only link</h3>
      <p className="text-muted">
        {link
          ? 'Anyone with this link can view the plan without an account. Names of people are hidden.'
          : 'Create a link to let anyone view the plan without an account.'}
      </p>
      {link ? (
        <>
          <div className="flex gap-2">
            <TextInput
              aria-label="Read-only link"
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
              className="min-w-0 flex-1"
            />
            <CopyButton text={link} itemName="link" />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => void send('create', 'Link replaced. The old link no longer works.', 'Old link restored.')}
            >
              Replace link
            </Button>
            <Button onClick={() => void send('revoke', 'Link revoked.', 'Link restored.')}>Revoke link</Button>
          </div>
        </>
      ) : (
        <Button className="justify-self-start" onClick={() => void send('create', 'Link created.', 'Link revoked.')}>
          Create link
        </Button>
      )}
    </section>
  )
}
