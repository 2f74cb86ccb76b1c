import { Field } from '~/ui/admin/field'
import { TextInput } from '~/ui/admin/input'
import { RowsField } from '~/ui/admin/rows-field'
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
      most={40}
    >
      {(part, put, at) => (
        <Field label={`Line ${at + 1}`} error={errorOf(`included.${at}.text`) ?? errorOf(`included.${at}`)}>
          {(control) => (
            <TextInput {...control} maxLength={200} value={part} onChange={(event) => put(event.target.value)} />
          )}
        </Field>
      )}
    </RowsField>
  )
}
