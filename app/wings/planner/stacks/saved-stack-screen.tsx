import { Copy, Link2, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { CopyButton } from '~/ui/copy-button'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { PageHeader } from '~/ui/workspace/page-header'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'
import { formatNeeds } from './engine/format-needs'
import { stackToMarkdown } from './engine/stack-to-markdown'
import { needsToParams } from './needs-params'
import type { SavedStack } from './saved-stack'
import { ApplyStack, type EditablePlan } from './ui/apply-stack'
import { CopyAsMenu } from './ui/copy-as-menu'
import { RenameStackDialog } from './ui/rename-stack'
import { StackDetails } from './ui/stack-details'
import { useStackActions } from './ui/use-stack-actions'

interface ShareStackProps {
  stackId: string
  readOnlyKey: string | null
  /** Where this site is: links need it. */
  origin: string
}

interface SavedStackScreenProps {
  saved: SavedStack
  plans: EditablePlan[]
  origin: string
}

/** One stack of the library, with all that can be done with it. */
export function SavedStackScreen({ saved, plans, origin }: SavedStackScreenProps) {
  const { id, title, needs, stack, readOnlyKey } = saved
  return (
    <>
      <PageHeader title={title} text="Saved as generated." actions={<SavedStackActions id={id} title={title} />} />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <ApplyStack plans={plans} source={{ stackId: id }} />
        <ShareStack stackId={id} readOnlyKey={readOnlyKey} origin={origin} />
        <CopyAsMenu forms={[{ label: 'Copy as Markdown', text: () => stackToMarkdown({ title, needs, stack }) }]} />
        <ButtonLink icon={SlidersHorizontal} to={`${href('/planner/stack-generator')}?${needsToParams(needs)}`}>
          Generate again
        </ButtonLink>
      </div>
      <StackDetails stack={stack} />
      <h2 className="mt-8 mb-3 text-base">Requirements</h2>
      <DescriptionList items={formatNeeds(needs)} />
    </>
  )
}

function SavedStackActions({ id, title }: { id: string; title: string }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { copy, remove } = useStackActions(id)
  const navigate = useNavigateWhenOnline()
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
      <RenameStackDialog stack={{ id, title }} isOpen={isRenaming} onOpenChange={setIsRenaming} />
    </>
  )
}

/** A link with which anybody may read the stack, until it is ended. */
function ShareStack({ stackId, readOnlyKey, origin }: ShareStackProps) {
  const { share, stopSharing } = useStackActions(stackId)
  const link = readOnlyKey && `${origin}${href('/stack/:key', { key: readOnlyKey })}`
  return (
    <Dialog
      title="Share stack"
      description="Anyone with the link can view this stack without an account."
      trigger={<Button icon={Link2}>{readOnlyKey ? 'Shared' : 'Share'}</Button>}
    >
      {link ? (
        <div className="grid gap-4">
          <Field label="Link">
            {(control) => (
              <span className="flex items-center gap-2">
                <TextInput {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
                <CopyButton text={link} itemName="link" />
              </span>
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="danger" onClick={() => void stopSharing()}>
              Revoke link
            </Button>
            <Button onClick={() => void share(true)}>Replace link</Button>
          </div>
        </div>
      ) : (
        <Button variant="primary" onClick={() => void share(false)}>
          Create link
        </Button>
      )}
    </Dialog>
  )
}
