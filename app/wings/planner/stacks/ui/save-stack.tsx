import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { TitleDialog } from '~/ui/workspace/title-dialog'
import { useMutation } from '~/ui/workspace/use-mutation'
import { stacksClient } from '../api'
import { productTypeLabels, type StackNeeds } from '../stack-needs'

interface SaveStackProps {
  needs: StackNeeds
  rank: number
  /** What it is made of, for a title to begin with. */
  defaultTitle: string
}

/** Puts the stack that is shown into the library, under a title. */
export function SaveStack({ needs, rank, defaultTitle }: SaveStackProps) {
  const change = useMutation()
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<{ id: string; title: string }>()

  function save(title: string) {
    return change({
      ...stacksClient.post('/', { json: { title, needs, rank } }),
      successMessage(stack) {
        setSaved(stack)
        return 'Stack saved.'
      },
      undo: ({ id }) => ({
        ...stacksClient.post('/:stackId/trash', { param: { stackId: id } }),
        successMessage: 'Stack removed from library.',
      }),
    })
  }

  return (
    <>
      <Button variant="primary" icon={BookmarkPlus} onClick={() => setIsOpen(true)}>
        Save to library
      </Button>
      {saved && (
        <Link to={href('/planner/stack-library/:stackId', { stackId: saved.id })} className="link text-dense">
          Open “{saved.title}”
        </Link>
      )}
      <TitleDialog
        heading="Save to library"
        submitLabel="Save"
        itemName="stack"
        title={`${productTypeLabels[needs.productType]}: ${defaultTitle}`}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onSubmit={save}
      />
    </>
  )
}
