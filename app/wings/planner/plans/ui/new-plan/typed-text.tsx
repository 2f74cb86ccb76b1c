import { useEffect, useRef, useState } from 'react'
import { TextArea, TextInput } from '~/ui/workspace/input'

const PAUSE_MS = 400

interface TypedTextProps {
  value: string
  /** Called when the person pauses or leaves the field, with what they wrote. */
  onCommit: (text: string) => void
  /** What is empty is not handed on, and becomes what it was when the field is left. */
  isRequired?: boolean
}

type OwnProps = 'value' | 'onChange' | 'onBlur'
type TypedInputProps = TypedTextProps & Omit<React.ComponentProps<'input'>, OwnProps>
type TypedTextAreaProps = TypedTextProps & Omit<React.ComponentProps<'textarea'>, OwnProps>

/** A line whose text is handed on when the person pauses. Enter leaves the step alone. */
export function TypedInput({ value, onCommit, isRequired, ...rest }: TypedInputProps) {
  const field = useTypedText({ value, onCommit, isRequired })
  return <TextInput {...rest} {...field} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />
}

/** Text of any height that is handed on when the person pauses. */
export function TypedTextArea({ value, onCommit, isRequired, className = '', ...rest }: TypedTextAreaProps) {
  const field = useTypedText({ value, onCommit, isRequired })
  return <TextArea rows={1} className={`field-sizing-content w-full resize-none ${className}`} {...rest} {...field} />
}

function useTypedText(props: TypedTextProps) {
  const [typed, setTyped] = useState<string>()
  const latest = useRef({ ...props, typed })
  latest.current = { ...props, typed }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function commit() {
    clearTimeout(timer.current)
    const { typed, value, onCommit, isRequired } = latest.current
    if (typed === undefined || typed.trim() === value || (isRequired && typed.trim() === '')) return
    onCommit(typed.trim())
  }
  const commitAtLast = useRef(commit)
  commitAtLast.current = commit
  useEffect(() => () => commitAtLast.current(), [])
  return {
    value: typed ?? props.value,
    onChange({ target }: { target: { value: string } }) {
      setTyped(target.value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => commitAtLast.current(), PAUSE_MS)
    },
    onBlur() {
      commit()
      setTyped(undefined)
    },
  }
}
