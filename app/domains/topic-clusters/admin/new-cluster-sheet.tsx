import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { LONGEST_NAME } from '../cluster'
import { faultIn, linesIn } from './lines'
import { isUnchosen, PageField, typedPage } from './page-field'
import { useMakingClusters } from './use-cluster-deeds'

interface NewClusterSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A cluster that is made by hand: its name, its pillar and its topics, each of them may follow later. */
export function NewClusterSheet({ isOpen, onOpenChange }: NewClusterSheetProps) {
  return (
    <Sheet
      title="New cluster"
      description="A subject, the page that covers it whole, and the topics that belong to it."
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <NewClusterForm />
    </Sheet>
  )
}

interface Faults {
  name?: string
  pillar?: string
  topics?: string
}

function NewClusterForm() {
  const [name, setName] = useState('')
  const [pillar, setPillar] = useState(typedPage(null))
  const [topics, setTopics] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const make = useMakingClusters()

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const found = faultsOf(name, isUnchosen(pillar), topics)
    setFaults(found)
    if (Object.values(found).some(Boolean)) return
    setBusy(true)
    const keyphrases = linesIn(topics)
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
      <Field label="Pillar page" hint="It may be chosen later." error={faults.pillar}>
        {(control) => <PageField {...control} value={pillar} onChange={setPillar} />}
      </Field>
      <Field label="Topics, one in each line" hint="The keyphrase that each topic is found by." error={faults.topics}>
        {(control) => (
          <TextArea {...control} rows={8} value={topics} onChange={({ target }) => setTopics(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        Make the cluster
      </Button>
    </form>
  )
}

function faultsOf(name: string, isPillarUnchosen: boolean, topics: string): Faults {
  const length = name.trim().length
  return {
    ...(length === 0 && { name: 'Give the cluster a name.' }),
    ...(length > LONGEST_NAME && { name: `Keep the name under ${LONGEST_NAME + 1} characters.` }),
    ...(isPillarUnchosen && { pillar: 'Choose a page of the list.' }),
    topics: faultIn(linesIn(topics)),
  }
}
