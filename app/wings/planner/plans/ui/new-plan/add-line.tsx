import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'

interface AddLineProps {
  /** What is added: "Add wish". */
  label: string
  placeholder: string
  onAdd: (text: string) => void
}

/** A field that adds one more line to a list, by Enter or its button, and is ready for the next. */
export function AddLine({ label, placeholder, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  function add() {
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <div className="flex flex-wrap gap-2 text-dense">
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        maxLength={2000}
        value={text}
        className="min-w-0 flex-1 basis-56"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // the form around it would go on to the next step
          add()
        }}
      />
      <Button icon={Plus} onClick={add}>
        {label}
      </Button>
    </div>
  )
}
