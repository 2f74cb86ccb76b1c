import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { useProductForm } from './use-product-form'

/** Description, thing by thing. */
export function FeaturesSection() {
  const { content, change, errorOf } = useProductForm()
  return (
    <RepeaterField
      label="Features"
      error={errorOf('features')}
      rows={content.features}
      onChange={(features) => change({ features })}
      getRowLabel={({ title }, at) => title || `feature ${at + 1}`}
      addLabel="Add feature"
      onAdd={() => ({ title: '', text: '' })}
      max={24}
    >
      {(row, put, at) => (
        <>
          <Field label="Feature" error={errorOf(`features.${at}.title`)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={80}
                value={row.title}
                onChange={(event) => put({ ...row, title: event.target.value })}
              />
            )}
          </Field>
          <Field label="Description" error={errorOf(`features.${at}.text`)}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={500}
                value={row.text}
                onChange={(event) => put({ ...row, text: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </RepeaterField>
  )
}
