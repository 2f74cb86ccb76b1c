import { RowsField } from '~/ui/workspace/rows-field'
import type { FormProps } from './form-props'
import { LongText, Text } from './parts'

interface TitledRow {
  title: string
  text: string
}

/** A title, and things that each have a title and a text: features, steps. */
export function TitledRows({ block, change, errorOf }: FormProps<'features'> | FormProps<'steps'>) {
  const one = block.type === 'features' ? 'feature' : 'step'
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <RowsField<TitledRow>
        label={block.type === 'features' ? 'Features' : 'Steps'}
        error={errorOf('items')}
        rows={block.items}
        onChange={(items) => change({ items })}
        nameOf={({ title }, at) => title || `${one} ${at + 1}`}
        addLabel={`Add a ${one}`}
        onAdd={() => ({ title: '', text: '' })}
        most={40}
      >
        {(row, put, at) => (
          <>
            <Text
              label="Title"
              longest={120}
              value={row.title}
              error={errorOf(`items.${at}.title`)}
              onChange={(title) => put({ ...row, title })}
            />
            <LongText
              label="Text"
              longest={1_000}
              value={row.text}
              error={errorOf(`items.${at}.text`)}
              onChange={(text) => put({ ...row, text })}
            />
          </>
        )}
      </RowsField>
    </>
  )
}
