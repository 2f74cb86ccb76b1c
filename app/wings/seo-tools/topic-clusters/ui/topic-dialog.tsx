import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { type ClusterTopic, MAX_KEYPHRASE_LENGTH } from '../cluster'
import { isPageUnresolved, PageField, toPageFieldValue } from './page-field'

interface TopicUpdate {
  topicId: string
  keyphrase: string
  pageId: string | null
}

interface TopicDialogProps {
  /** Undefined: closed. */
  topic: ClusterTopic | undefined
  onClose: () => void
  /** Answers whether it was done; if not, what was typed stays. */
  onSubmit: (topic: TopicUpdate) => Promise<boolean>
}

/** A topic with the page that is about it. */
export function TopicDialog({ topic, onClose, onSubmit }: TopicDialogProps) {
  return (
    <Dialog title="Edit topic" open={topic !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {topic && <TopicForm key={topic.id} topic={topic} onSubmit={onSubmit} onDone={onClose} />}
    </Dialog>
  )
}

type TopicFormProps = Pick<TopicDialogProps, 'onSubmit'> & { topic: ClusterTopic; onDone: () => void }

function TopicForm({ topic, onSubmit, onDone }: TopicFormProps) {
  const [keyphrase, setKeyphrase] = useState(topic.keyphrase)
  const [page, setPage] = useState(toPageFieldValue(topic.page))
  const [faults, setFaults] = useState<{ keyphrase?: string; page?: string }>({})
  const [isBusy, setBusy] = useState(false)
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const found = {
      ...(keyphrase.trim() === '' && { keyphrase: 'Enter a keyphrase.' }),
      ...(isPageUnresolved(page) && { page: 'Choose a page from the list.' }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const isDone = await onSubmit({ topicId: topic.id, keyphrase: keyphrase.trim(), pageId: page.page?.id ?? null })
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <form noValidate className="grid min-h-96 content-start gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="Focus keyphrase" error={faults.keyphrase}>
        {(control) => (
          <TextInput
            {...control}
            value={keyphrase}
            maxLength={MAX_KEYPHRASE_LENGTH}
            onChange={({ target }) => setKeyphrase(target.value)}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Page" hint="Leave empty if there is no page yet." error={faults.page}>
        {(control) => <PageField {...control} value={page} onChange={setPage} />}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        Save
      </Button>
    </form>
  )
}
