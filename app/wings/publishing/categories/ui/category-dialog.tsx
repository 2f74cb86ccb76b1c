import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import type { CategoriesScreenProps } from '../categories-screen'
import { MAX_CATEGORY_DESCRIPTION_LENGTH, MAX_CATEGORY_NAME_LENGTH, MAX_CATEGORY_TITLE_LENGTH } from '../category'
import type { ListedCategory } from '../queries.server'
import { useCategoryForm } from './use-category-form'

interface CategoryDialogProps extends Pick<CategoriesScreenProps, 'kind' | 'pathOf'> {
  /** Undefined: closed. */
  edited: ListedCategory | 'new' | undefined
  onClose: () => void
}

/** The form of one category, new or known. */
export function CategoryDialog({ edited, onClose, ...rest }: CategoryDialogProps) {
  return (
    <Dialog
      title={edited === 'new' ? 'New category' : 'Edit category'}
      open={edited !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {edited && <CategoryForm category={edited === 'new' ? undefined : edited} onDone={onClose} {...rest} />}
    </Dialog>
  )
}

interface CategoryFormProps extends Pick<CategoryDialogProps, 'kind' | 'pathOf'> {
  category: ListedCategory | undefined
  onDone: () => void
}

function CategoryForm({ category, kind, pathOf, onDone }: CategoryFormProps) {
  const { text, change, errors, message, isSaving, save } = useCategoryForm(category, kind, onDone)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {message && (
        <p role="alert" className="text-dense font-medium text-danger">
          {message}
        </p>
      )}
      <CategoryFields text={text} change={change} errors={errors} pathOf={pathOf} />
      <Button type="submit" variant="primary" disabled={isSaving} className="justify-self-end">
        {category ? 'Save category' : 'Add category'}
      </Button>
    </form>
  )
}

type CategoryFieldsProps = Pick<ReturnType<typeof useCategoryForm>, 'text' | 'change' | 'errors'> &
  Pick<CategoryDialogProps, 'pathOf'>

function CategoryFields({ text, change, errors, pathOf }: CategoryFieldsProps) {
  return (
    <>
      <Field label="Name" error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={MAX_CATEGORY_NAME_LENGTH}
            value={text.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="URL slug" hint={text.slug && pathOf(text.slug)} error={errors.slug}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={96}
            value={text.slug}
            onChange={({ target }) => change({ slug: target.value })}
          />
        )}
      </Field>
      <Field
        label="Description"
        hint="Shown above the list and in search results."
        error={errors.description}
        labelAside={text.description.length}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
            value={text.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field label="SEO title" hint="Leave empty to use the name." error={errors.seoTitle}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={MAX_CATEGORY_TITLE_LENGTH}
            value={text.seoTitle}
            onChange={({ target }) => change({ seoTitle: target.value })}
          />
        )}
      </Field>
    </>
  )
}
