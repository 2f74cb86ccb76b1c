import { Copy, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Facts } from '~/ui/workspace/facts'
import { PageHeader } from '~/ui/workspace/page-header'
import { useCarefulNavigate } from '~/ui/workspace/use-careful-navigate'
import { paramsOfNeeds } from './needs-address'
import { needsInWords } from './needs-in-words'
import type { SavedStack } from './saved-stack'
import { stackAsMarkdown } from './stack-as-markdown'
import { ApplyStack, type PlanToChange } from './ui/apply-stack'
import { CopyAnswer } from './ui/copy-answer'
import { RenameStack } from './ui/rename-stack'
import { ShareStack } from './ui/share-stack'
import { StackDetails } from './ui/stack-details'
import { useStackChanges } from './ui/use-stack-changes'

interface SavedStackScreenProps {
  saved: SavedStack
  plans: PlanToChange[]
  origin: string
}

/** One stack of the library, with all that can be done with it. */
export function SavedStackScreen({ saved, plans, origin }: SavedStackScreenProps) {
  const { id, title, needs, stack, readingKey } = saved
  return (
    <>
      <PageHeader
        title={title}
        text="As it was answered when you saved it."
        actions={<Changes id={id} title={title} />}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <ApplyStack plans={plans} chosen={{ stackId: id }} />
        <ShareStack stackId={id} readingKey={readingKey} origin={origin} />
        <CopyAnswer forms={[{ label: 'As Markdown', text: () => stackAsMarkdown({ title, needs, stack }) }]} />
        <ButtonLink icon={SlidersHorizontal} to={`${href('/planner/stack-generator')}?${paramsOfNeeds(needs)}`}>
          Ask again
        </ButtonLink>
      </div>
      <StackDetails stack={stack} />
      <h2 className="mt-8 mb-3 text-base">What was asked for</h2>
      <Facts facts={needsInWords(needs)} />
    </>
  )
}

function Changes({ id, title }: { id: string; title: string }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { copy, remove } = useStackChanges(id)
  const navigate = useCarefulNavigate()
  async function removeAndLeave() {
    if (await remove()) await navigate(href('/planner/stack-library'))
  }
  return (
    <>
      <Button icon={Pencil} onClick={() => setIsRenaming(true)}>
        Rename
      </Button>
      <Button icon={Copy} onClick={() => void copy()}>
        Duplicate
      </Button>
      <Button icon={Trash2} variant="danger" onClick={() => void removeAndLeave()}>
        Delete
      </Button>
      <RenameStack stack={{ id, title }} isOpen={isRenaming} onOpenChange={setIsRenaming} />
    </>
  )
}
