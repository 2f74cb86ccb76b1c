import { useState } from 'react'
import { TextArea } from '~/ui/workspace/input'
import { equal } from '../editing/equal'

interface LinesInputProps {
  control: React.ComponentProps<'textarea'>
  lines: string[]
  onChange: (lines: string[]) => void
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** A list as lines of text; empty lines may stand there while somebody writes. */
export function LinesInput({ control, lines, onChange }: LinesInputProps) {
  const [typed, setTyped] = useState('')
  const shown = equal(linesOf(typed), lines) ? typed : lines.join('\n')
  return (
    <TextArea
      {...control}
      rows={Math.max(3, shown.split('\n').length)}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(linesOf(target.value))
      }}
    />
  )
}
