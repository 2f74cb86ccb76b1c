import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { useProductForm } from './use-product-form'

/** What buyers ask, with the answers; search engines show them too. */
export function FaqSection() {
  const { content, change, errorOf } = useProductForm()
  return (
    <RepeaterField
      label="FAQ"
      error={errorOf('faq')}
      rows={content.faq}
      onChange={(faq) => change({ faq })}
      getRowLabel={({ question }, at) => question || `question ${at + 1}`}
      addLabel="Add question"
      onAdd={() => ({ question: '', answer: '' })}
      max={40}
    >
      {(row, put, at) => (
        <>
          <Field label="Question" error={errorOf(`faq.${at}.question`)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                value={row.question}
                onChange={(event) => put({ ...row, question: event.target.value })}
              />
            )}
          </Field>
          <Field label="Answer" error={errorOf(`faq.${at}.answer`)}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={2000}
                value={row.answer}
                onChange={(event) => put({ ...row, answer: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </RepeaterField>
  )
}
