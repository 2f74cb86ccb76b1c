import './html-field.css'
import { useEffect, useRef } from 'react'
import type { EditorHandle } from '~/rich-text/editor/editor-tools'
import { RichTextEditor } from '~/rich-text/editor/rich-text-editor'
import { useEditorTools } from '~/wings/publishing/writing/use-editor-tools'
import { useBuilder } from '../builder/builder-context'

export interface RichTextFieldProps {
  label: string
  error?: string
  value: string
  onChange: (html: string) => void
}

/** An article, whose editor holds the text itself. */
export function BuilderRichTextField({ label, error, value, onChange }: RichTextFieldProps) {
  const tools = useEditorTools()
  const text = useControlledEditor(value, onChange)
  return (
    <div className="builder-text">
      {error && <p className="mb-1.5 text-dense font-medium text-danger">{error}</p>}
      <RichTextEditor
        label={label}
        tools={tools}
        {...text}
        initialHtml={value}
        placeholder="Write, or type / to insert something"
      />
    </div>
  )
}

/** Puts what comes from elsewhere into the editor, which then never answers with the text that it had before. */
function useControlledEditor(value: string, onChange: (html: string) => void) {
  const { openText, wish } = useBuilder()
  const editor = useRef<EditorHandle>(null)
  const known = useRef(value)
  const isReplacing = useRef(false)

  useEffect(() => {
    if (value === known.current || !editor.current) return
    known.current = value
    // the editor tells what was typed last before it takes the other text
    isReplacing.current = true
    editor.current.replace(value)
    isReplacing.current = false
  }, [value])

  useEffect(() => {
    return () => {
      openText.current = null
    }
  }, [openText])

  return {
    onChange(html: string) {
      if (isReplacing.current) return
      known.current = html
      onChange(html)
    },
    onReady(handle: EditorHandle) {
      editor.current = handle
      openText.current = handle
      // it may have changed while the editor was fetched
      if (known.current !== value) handle.replace(value)
      known.current = value
      if (wish.current?.kind !== 'fields') return
      wish.current = undefined
      // once the editor stands in the page
      setTimeout(handle.focus)
    },
  }
}
