import { useId } from 'react'
import { TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { useProductForm } from './use-product-form'

/** What a buyer gets, line by line. */
export function IncludedSection() {
  const { content, change, errorOf } = useProductForm()
  return (
    <RepeaterField
      label="What is included"
      error={errorOf('included')}
      rows={content.included}
      onChange={(included) => change({ included })}
      getRowLabel={(part, at) => part || `line ${at + 1}`}
      addLabel="Add item"
      onAdd={() => ''}
      isInline
      max={40}
    >
      {(part, put, at) => (
        <IncludedLine
          value={part}
          label={`Included item ${at + 1}`}
          error={errorOf(`included.${at}.text`) ?? errorOf(`included.${at}`)}
          onChange={put}
        />
      )}
    </RepeaterField>
  )
}

interface IncludedLineProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function IncludedLine({ label, value, error, onChange }: IncludedLineProps) {
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
