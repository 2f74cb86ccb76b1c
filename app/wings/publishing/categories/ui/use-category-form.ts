import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { slugify } from '~/platform/text/slug'
import { showToast } from '~/ui/toaster'
import { useMutation } from '~/ui/workspace/use-mutation'
import { categoriesClient } from '../api'
import type { CategoryKind, CategoryText } from '../category'
import type { ListedCategory } from '../queries.server'

const emptyText: CategoryText = { name: '', slug: '', description: '', seoTitle: '' }

function toText({ name, slug, description, seoTitle }: CategoryText): CategoryText {
  return { name, slug, description, seoTitle }
}

/** What is typed of a category, what the server says of it, and how it gets there. */
export function useCategoryForm(category: ListedCategory | undefined, kind: CategoryKind, onDone: () => void) {
  const [text, setText] = useState<CategoryText>(category ? toText(category) : emptyText)
  const [failure, setFailure] = useState<{ message: string; fields?: Record<string, string> }>()
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()
  const mutate = useMutation()

  function change(part: Partial<CategoryText>) {
    const isSuggested = !category && text.slug === slugify(text.name)
    const suggested = isSuggested && part.name !== undefined ? { slug: slugify(part.name) } : {}
    setText({ ...text, ...suggested, ...part })
  }

  async function save() {
    setSaving(true)
    const reply = await callApi<{ id: string }>(
      category
        ? categoriesClient.put('/:id', { param: { id: category.id }, json: text })
        : categoriesClient.post('/', { json: { kind, ...text } }),
    )
    setSaving(false)
    if (!reply.ok) return setFailure(reply)
    onDone()
    showToast(`“${text.name.trim()}” saved.`, 'success', { label: 'Undo', onClick: () => void undo(reply.body.id) })
    await revalidate()
  }

  function undo(id: string) {
    const call = category
      ? categoriesClient.put('/:id', { param: { id }, json: toText(category) })
      : categoriesClient.post('/:id/removal', { param: { id }, json: { moveTo: null } })
    return mutate<unknown>({ ...call, successMessage: () => (category ? 'Change undone.' : 'Category deleted.') })
  }

  return {
    text,
    change,
    errors: failure?.fields ?? {},
    message: failure?.fields ? '' : failure?.message,
    isSaving,
    save,
  }
}
