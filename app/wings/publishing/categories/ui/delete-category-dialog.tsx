import { useState } from 'react'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Dialog, DialogClose } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { useMutation } from '~/ui/workspace/use-mutation'
import { categoriesClient } from '../api'
import { noCategory } from '../category'
import type { ListedCategory } from '../queries.server'

interface DeleteCategoryDialogProps {
  noun: string
  /** Undefined: closed. */
  category: ListedCategory | undefined
  others: ListedCategory[]
  onClose: () => void
}

/** Asks where what is in a category goes when it is deleted. */
export function DeleteCategoryDialog({ category, onClose, ...rest }: DeleteCategoryDialogProps) {
  return (
    <Dialog
      title={`Delete “${category?.name ?? ''}”`}
      open={category !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {category && <DeleteCategoryForm category={category} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

type DeleteCategoryFormProps = DeleteCategoryDialogProps & { category: ListedCategory }

function DeleteCategoryForm({ noun, category, others, onClose }: DeleteCategoryFormProps) {
  const { id, name, used } = category
  const [moveTo, setMoveTo] = useState(others[0]?.id ?? '')
  const change = useMutation()

  async function remove() {
    onClose()
    await change({
      ...categoriesClient.post('/:id/removal', { param: { id }, json: { moveTo: moveTo || null } }),
      successMessage: () => `“${name}” deleted.`,
      undo: () => ({
        ...categoriesClient.delete('/:id/removal', { param: { id } }),
        successMessage: `“${name}” restored.`,
      }),
    })
  }

  return (
    <div className="grid gap-4">
      <p>
        {used === 0 ? `It has no ${noun}s.` : `It has ${formatCount(used, noun)}.`} Its address will lead to the
        category that you choose.
      </p>
      <Field label={`Move its ${noun}s to`}>
        {(control) => (
          <Select
            {...control}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
            options={[...others.map((other) => ({ value: other.id, label: other.name })), noCategory]}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary" onClick={() => void remove()}>
          Delete category
        </Button>
      </div>
    </div>
  )
}
