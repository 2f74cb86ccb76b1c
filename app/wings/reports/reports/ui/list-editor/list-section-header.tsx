import { Plus } from 'lucide-react'
import { Button } from '~/ui/workspace/button'

interface ListSectionHeaderProps {
  id: string
  title: string
  text: string
  /** On the button that adds one. */
  addLabel: string
  isFull?: boolean
  onAdd: () => void
  /** Where all of it is a file. */
  exportLink?: React.ReactNode
}

/** The head of a list that can be added to. */
export function ListSectionHeader({
  id,
  title,
  text,
  addLabel,
  isFull = false,
  onAdd,
  exportLink,
}: ListSectionHeaderProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id={id} className="text-[1.0625rem] font-semibold">
          {title}
        </h2>
        <p className="text-dense text-muted">{text}</p>
      </div>
      <div className="flex items-center gap-4 text-dense text-muted">
        {exportLink}
        <Button icon={Plus} disabled={isFull} onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
    </div>
  )
}
