import { useLayoutEffect, useRef } from 'react'
import { useEntryEditor, useFieldError } from '../entry-editor-context'

/** The title as readers will see it: large, without a frame, on as many lines as it needs. */
export function TitleField({ onTitle, onEnter }: { onTitle: (title: string) => void; onEnter: () => void }) {
  const { draft, config } = useEntryEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const { title } = draft.content
  const error = useFieldError('title')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = '0'
    current.style.height = `${current.scrollHeight}px`
  }, [title])
  return (
    <div className="max-w-[40rem]">
      <textarea
        ref={field}
        aria-label={config.titleLabel}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'title-error' : undefined}
        rows={1}
        maxLength={200}
        value={title}
        placeholder={config.titleLabel}
        onChange={(event) => onTitle(event.target.value.replace(/\n+/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onEnter()
        }}
        className="block w-full resize-none overflow-hidden bg-transparent font-heading text-h2 font-[650] tracking-tight text-ink outline-none placeholder:text-faint"
      />
      {error && (
        <p id="title-error" className="text-dense font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
