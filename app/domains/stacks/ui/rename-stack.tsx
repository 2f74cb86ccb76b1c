import { TitleDialog } from '~/ui/workspace/title-dialog'
import { useStackChanges } from './use-stack-changes'

interface RenameStackProps {
  stack: { id: string; title: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function RenameStack({ stack: { id, title }, ...dialog }: RenameStackProps) {
  const { rename } = useStackChanges(id)
  return (
    <TitleDialog
      heading="Rename the stack"
      verb="Rename"
      what="stack"
      title={title}
      {...dialog}
      onSubmit={(next) => rename(next, title)}
    />
  )
}
