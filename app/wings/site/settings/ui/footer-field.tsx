import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import type { FooterColumn } from '../brand'
import { LinkRows } from './link-rows'

const MAX_COLUMNS = 4

interface FooterFieldProps {
  columns: FooterColumn[]
  errors: Record<string, string>
}

/** The columns of the footer. The form gets all of them as JSON, in the field `footer`. */
export function FooterField({ columns: initial, errors }: FooterFieldProps) {
  const [columns, setColumns] = useState(() => initial.map((column, key) => ({ ...column, key })))
  const sent = columns.map(({ title, links }) => ({ title, links }))
  const change = (key: number, part: Partial<FooterColumn>) =>
    setColumns(columns.map((column) => (column.key === key ? { ...column, ...part } : column)))
  return (
    <div className="grid gap-6">
      <input type="hidden" name="footer" value={JSON.stringify(sent)} />
      {columns.map(({ key, title, links }, index) => (
        <div key={key} className="grid gap-3 rounded-md border border-line p-3">
          <div className="flex gap-2">
            <TextInput
              aria-label={`Title of column ${index + 1}`}
              aria-invalid={errors[`footer.${index}.title`] ? true : undefined}
              value={title}
              maxLength={40}
              onChange={({ target }) => change(key, { title: target.value })}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={X}
              label={`Remove column ${index + 1}`}
              onClick={() => setColumns(columns.filter((column) => column.key !== key))}
            />
          </div>
          <FieldError text={errors[`footer.${index}.title`]} />
          <LinkRows
            noun={`link of ${title || `column ${index + 1}`}`}
            addLabel={`Add link to ${title || `column ${index + 1}`}`}
            links={links}
            max={12}
            getError={(place, field) => errors[`footer.${index}.links.${place}.${field}`]}
            onChange={(next) => change(key, { links: next })}
          />
        </div>
      ))}
      <FieldError text={errors.footer} />
      <div>
        <Button
          icon={Plus}
          disabled={columns.length >= MAX_COLUMNS}
          onClick={() =>
            setColumns([...columns, { key: Math.max(-1, ...columns.map(({ key }) => key)) + 1, title: '', links: [] }])
          }
        >
          Add column
        </Button>
      </div>
    </div>
  )
}

function FieldError({ text }: { text: string | undefined }) {
  return text ? <p className="text-dense font-medium text-danger">{text}</p> : null
}
