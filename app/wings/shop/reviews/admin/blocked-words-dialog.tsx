import { ListX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { useReviewModeration } from './use-review-moderation'

/** The words that make a review look like spam. */
export function BlockedWordsDialog({ words }: { words: string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { saveWords } = useReviewModeration()
  function open(next: boolean) {
    setIsOpen(next)
    if (next) setTyped(words.join('\n'))
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={<Button icon={ListX}>Blocked words</Button>}
      title="Blocked words"
      description="Reviews with these words get a higher spam score."
      footer={
        <Button variant="primary" onClick={async () => (await saveWords(typed)) && setIsOpen(false)}>
          Save
        </Button>
      }
    >
      <Field label="Words" hint="One word per line. Only whole words match; case is ignored.">
        {(control) => (
          <TextArea {...control} rows={10} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
