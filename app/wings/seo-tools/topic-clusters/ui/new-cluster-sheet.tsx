import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { MAX_CLUSTER_NAME_LENGTH } from '../cluster'
import { isPageUnresolved, PageField, toPageFieldValue } from './page-field'
import { findTopicLinesProblem, parseTopicLines } from './topic-lines'
import { useCreateCluster } from './use-cluster-actions'

interface NewClusterSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A cluster that is made by hand: its name, its pillar and its topics, each of them may follow later. */
export function NewClusterSheet({ isOpen, onOpenChange }: NewClusterSheetProps) {
  return (
    <Sheet
      title="New cluster"
      description="Choose a pillar page and add its topics."
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <NewClusterForm />
    </Sheet>
  )
}

interface FieldErrors {
  name?: string
  pillar?: string
  topics?: string
}

function NewClusterForm() {
  const [name, setName] = useState('')
  const [pillar, setPillar] = useState(toPageFieldValue(null))
  const [topics, setTopics] = useState('')
  const [faults, setFaults] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const make = useCreateCluster()

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const found = validateFields(name, isPageUnresolved(pillar), topics)
    setFaults(found)
    if (Object.values(found).some(Boolean)) return
    setBusy(true)
    const keyphrases = parseTopicLines(topics)
    await make({
      name,
      pillarPage: pillar.page?.id ?? null,
      topics: keyphrases.map((keyphrase) => ({ keyphrase, pageId: null })),
    })
    setBusy(false)
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Name" error={faults.name}>
        {(control) => (
          <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        )}
      </Field>
      <Field label="Pillar page" hint="Optional" error={faults.pillar}>
        {(control) => <PageField {...control} value={pillar} onChange={setPillar} />}
      </Field>
      <Field label="Topics, one per line" hint="Enter the focus keyphrase of each topic." error={faults.topics}>
        {(control) => (
          <TextArea {...control} rows={8} value={topics} onChange={({ target }) => setTopics(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        Create cluster
      </Button>
    </form>
  )
}

function validateFields(name: string, isPillarUnchosen: boolean, topics: string): FieldErrors {
  const length = name.trim().length
  return {
    ...(length === 0 && { name: 'Enter a name.' }),
    ...(length > MAX_CLUSTER_NAME_LENGTH && { name: `Use at most ${MAX_CLUSTER_NAME_LENGTH} characters.` }),
    ...(isPillarUnchosen && { pillar: 'Choose a page from the list.' }),
    topics: findTopicLinesProblem(parseTopicLines(topics)),
  }
}
