import { TitleDialog } from '~/ui/workspace/title-dialog'
import { useStackActions } from './use-stack-actions'

interface RenameStackDialogProps {
  stack: { id: string; title: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function RenameStackDialog({ stack: { id, title }, ...dialog }: RenameStackDialogProps) {
  const { rename } = useStackActions(id)
  return (
    <TitleDialog
      heading="Rename stack"
      submitLabel="Rename"
      itemName="stack"
      title={title}
      {...dialog}
      onSubmit={(next) => rename(next, title)}
    />
  )
}
