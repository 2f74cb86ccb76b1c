import { useRef } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { InsertMenu } from './insert-menu'
import { useTemplateDesk } from './template-context'

interface LiquidFieldProps {
  label: string
  /** Where it stands in the content. */
  path: string
  hint?: string
  value: string
  rows: number
  isCode?: boolean
  onChange: (value: string) => void
}

/** A text in which Liquid may stand, with what is wrong with it and a menu of what can be put in. */
export function LiquidField({ label, path, hint, value, rows, isCode = false, onChange }: LiquidFieldProps) {
  const { errorOf } = useTemplateDesk()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  function insert(text: string) {
    const { current } = control
    const [from, to] = [current?.selectionStart ?? value.length, current?.selectionEnd ?? value.length]
    onChange(value.slice(0, from) + text + value.slice(to))
    // after the menu, which gives the focus back to its button
    setTimeout(() => {
      current?.focus()
      current?.setSelectionRange(from + text.length, from + text.length)
    })
  }

  const Control = rows > 1 ? TextArea : TextInput
  return (
    <Field label={label} hint={hint} error={errorOf(path)} aside={<InsertMenu field={label} onInsert={insert} />}>
      {(properties) => (
        <Control
          {...properties}
          ref={control}
          {...(rows > 1 && { rows })}
          value={value}
          spellCheck={!isCode}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          className={`w-full ${isCode ? 'font-mono text-[0.8125rem]/6' : ''}`}
        />
      )}
    </Field>
  )
}
