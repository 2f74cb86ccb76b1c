import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import type { NamedLink } from '../brand'

interface LinkListFieldProps {
  /** The form gets `<name>Label` and `<name>Url`, once for each link. */
  name: string
  /** What one of them is called: "link". */
  noun: string
  links: NamedLink[]
  errors: Record<string, string>
}

const MAX_LINKS = 8

/** Links with their names, in the order in which they are shown. */
export function LinkListField({ name, noun, links, errors }: LinkListFieldProps) {
  const [rows, setRows] = useState(() => links.map((link, key) => ({ ...link, key })))
  const change = (key: number, part: Partial<NamedLink>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <div className="grid justify-items-start gap-3">
      <ol className="grid w-full gap-3">
        {rows.map(({ key, label, url }, index) => (
          <li key={key} className="grid gap-1 text-dense">
            <div className="flex flex-wrap items-center gap-2">
              <TextInput
                aria-label={`Label of ${noun} ${index + 1}`}
                aria-invalid={errors[`${name}Label.${index}`] ? true : undefined}
                name={`${name}Label`}
                value={label}
                maxLength={30}
                onChange={(event) => change(key, { label: event.target.value })}
                className="min-w-0 flex-1 basis-32"
              />
              <TextInput
                aria-label={`URL of ${noun} ${index + 1}`}
                aria-invalid={errors[`${name}Url.${index}`] ? true : undefined}
                name={`${name}Url`}
                value={url}
                maxLength={500}
                onChange={(event) => change(key, { url: event.target.value })}
                className="min-w-0 flex-2 basis-48"
              />
              <RowButtons noun={noun} index={index} rows={rows} setRows={setRows} />
            </div>
            {[errors[`${name}Label.${index}`], errors[`${name}Url.${index}`]].map(
              (text) =>
                text && (
                  <p key={text} className="font-medium text-danger">
                    {text}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
      <Button
        icon={Plus}
        disabled={rows.length >= MAX_LINKS}
        onClick={() => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, label: '', url: '' }])}
      >
        {`Add ${noun}`}
      </Button>
    </div>
  )
}

interface RowButtonsProps<Row> {
  noun: string
  index: number
  rows: Row[]
  setRows: (rows: Row[]) => void
}

function RowButtons<Row>({ noun, index, rows, setRows }: RowButtonsProps<Row>) {
  const swapWith = (other: number) => () =>
    setRows(rows.with(index, rows[other] as Row).with(other, rows[index] as Row))
  const words = `${noun} ${index + 1}`
  return (
    <div className="flex">
      <IconButton icon={ArrowUp} label={`Move ${words} up`} disabled={index === 0} onClick={swapWith(index - 1)} />
      <IconButton
        icon={ArrowDown}
        label={`Move ${words} down`}
        disabled={index === rows.length - 1}
        onClick={swapWith(index + 1)}
      />
      <IconButton icon={X} label={`Remove ${words}`} onClick={() => setRows(rows.toSpliced(index, 1))} />
    </div>
  )
}
