import { Link2 } from 'lucide-react'
import { href } from 'react-router'
import { CopyButton } from '~/ui/copy-button'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useStackChanges } from './use-stack-changes'

interface ShareStackProps {
  stackId: string
  readingKey: string | null
  /** Where this site is: links need it. */
  origin: string
}

/** A link with which anybody may read the stack, until it is ended. */
export function ShareStack({ stackId, readingKey, origin }: ShareStackProps) {
  const { share, stopSharing } = useStackChanges(stackId)
  const link = readingKey && `${origin}${href('/stack/:key', { key: readingKey })}`
  return (
    <Dialog
      title="Share by link"
      description="Whoever has the link may read this stack, without an account. Nobody may change it."
      trigger={<Button icon={Link2}>{readingKey ? 'Shared' : 'Share'}</Button>}
    >
      {link ? (
        <div className="grid gap-4">
          <Field label="Link">
            {(control) => (
              <span className="flex items-center gap-2">
                <TextInput {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
                <CopyButton text={link} what="link" />
              </span>
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="danger" onClick={() => void stopSharing()}>
              End the link
            </Button>
            <Button onClick={() => void share(true)}>Make a new link</Button>
          </div>
        </div>
      ) : (
        <Button variant="primary" onClick={() => void share(false)}>
          Make a link
        </Button>
      )}
    </Dialog>
  )
}
