import { X } from 'lucide-react'
import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import type { PostContent } from '../post-content'

const MAX_TAGS = 20
const MAX_TAG_LENGTH = 50

/** Tags as chips: Enter or a comma ends one, Backspace in the empty field takes the last one back. */
export function TagsField() {
  const { draft } = useEntryEditor<PostContent>()
  const { tags } = draft.content
  const [typed, setTyped] = useState('')

  function add(text: string) {
    draft.change({ tags: addTags(tags, text) })
    setTyped('')
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isEnd = (event.key === 'Enter' || event.key === ',') && !event.ctrlKey && !event.metaKey
    if (isEnd) add(typed)
    else if (event.key === 'Backspace' && typed === '' && tags.length > 0) draft.change({ tags: tags.slice(0, -1) })
    else return
    event.preventDefault()
  }

  return (
    <Field label="Tags" hint="Press Enter to add a tag." error={draft.fieldErrors.tags}>
      {(control) => (
        <div className="grid gap-2">
          <TagList />
          <TextInput
            {...control}
            value={typed}
            maxLength={200}
            autoComplete="off"
            disabled={tags.length >= MAX_TAGS}
            placeholder={tags.length >= MAX_TAGS ? 'Maximum of 20 tags' : 'Add tag'}
            onKeyDown={onKeyDown}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed.trim() && add(typed)}
          />
        </div>
      )}
    </Field>
  )
}

/** The tags with those of a typed list that are new. */
function addTags(tags: string[], typed: string) {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = typed.split(',').flatMap((word) => {
    const tag = word.trim().slice(0, MAX_TAG_LENGTH)
    if (tag === '' || known.has(tag.toLowerCase())) return []
    known.add(tag.toLowerCase())
    return [tag]
  })
  return [...tags, ...added].slice(0, MAX_TAGS)
}

function TagList() {
  const { draft } = useEntryEditor<PostContent>()
  const { tags } = draft.content
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {tags.map((tag) => (
        <li key={tag} className="flex min-w-0 items-center rounded-md bg-line/50 pl-2 font-medium">
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={`Remove tag ${tag}`}
            onClick={() => draft.change({ tags: tags.filter((other) => other !== tag) })}
            className="grid size-7 place-items-center text-muted hover:text-ink pointer-coarse:size-11"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
