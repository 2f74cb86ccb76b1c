import { useRef } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { InsertMenu } from './insert-menu'
import { SourceArea } from './source-area'

interface LiquidFieldProps {
  label: string
  hint?: React.ReactNode
  error?: string
  value: string
  rows: number
  isCode?: boolean
  onChange: (value: string) => void
}

/** A text in which Liquid may stand, with what is wrong with it and a menu of what can be put in. */
export function LiquidField({ label, hint, error, value, rows, isCode = false, onChange }: LiquidFieldProps) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const caret = useRef(0)

  function insert(text: string) {
    const { current } = control
    const [from, to] = [current?.selectionStart ?? value.length, current?.selectionEnd ?? value.length]
    onChange(value.slice(0, from) + text + value.slice(to))
    caret.current = from + text.length
  }

  function goOn() {
    control.current?.focus()
    control.current?.setSelectionRange(caret.current, caret.current)
  }

  const menu = <InsertMenu field={label} onInsert={insert} onInserted={goOn} />
  const Control = isCode ? SourceArea : rows > 1 ? TextArea : TextInput
  return (
    <Field label={label} hint={hint} error={error} aside={menu}>
      {(properties) => (
        <Control
          {...properties}
          ref={control}
          {...(rows > 1 && { rows })}
          value={value}
          spellCheck={!isCode}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          className="w-full"
        />
      )}
    </Field>
  )
}
