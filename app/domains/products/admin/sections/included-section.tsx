import { useId } from 'react'
import { TextInput } from '~/ui/workspace/input'
import { RowsField } from '~/ui/workspace/rows-field'
import { useProduct } from '../use-product'

/** What a buyer gets, line by line. */
export function IncludedSection() {
  const { content, change, errorOf } = useProduct()
  return (
    <RowsField
      label="What is included"
      error={errorOf('included')}
      rows={content.included}
      onChange={(included) => change({ included })}
      nameOf={(part, at) => part || `line ${at + 1}`}
      addLabel="Add a line"
      onAdd={() => ''}
      isLine
      most={40}
    >
      {(part, put, at) => (
        <Line
          value={part}
          label={`Line ${at + 1} of what is included`}
          error={errorOf(`included.${at}.text`) ?? errorOf(`included.${at}`)}
          onChange={put}
        />
      )}
    </RowsField>
  )
}

interface LineProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Line({ label, value, error, onChange }: LineProps) {
  const errorId = useId()
  return (
    <>
      <TextInput
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={errorId} className="text-dense font-medium text-danger">
          {error}
        </p>
      )}
    </>
  )
}
