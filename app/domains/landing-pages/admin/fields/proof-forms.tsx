import { RowsField } from '~/ui/workspace/rows-field'
import { AddressField } from './address-field'
import { BlockPictureField } from './block-picture-field'
import type { FormProps } from './form-props'
import { LongText, Text } from './text-fields'

export function NumbersForm({ block, change, errorOf }: FormProps<'numbers'>) {
  return (
    <>
      <Text {...{ label: 'Title', longest: 200, value: block.title }} onChange={(title) => change({ title })} />
      <RowsField
        {...{ label: 'Numbers', rows: block.items, addLabel: 'Add a number', most: 40, error: errorOf('items') }}
        onChange={(items) => change({ items })}
        nameOf={({ value, label }, at) => `${value} ${label}`.trim() || `number ${at + 1}`}
        onAdd={() => ({ value: '', label: '' })}
      >
        {(row, put) => (
          <>
            <Text
              {...{ label: 'Number', longest: 40, value: row.value }}
              onChange={(value) => put({ ...row, value })}
            />
            <Text
              {...{ label: 'What it counts', longest: 120, value: row.label }}
              onChange={(label) => put({ ...row, label })}
            />
          </>
        )}
      </RowsField>
      <LongText {...{ label: 'Note', longest: 500, value: block.note }} onChange={(note) => change({ note })} />
    </>
  )
}

export function TestimonialsForm({ block, change, errorOf }: FormProps<'testimonials'>) {
  return (
    <>
      <Text {...{ label: 'Title', longest: 200, value: block.title }} onChange={(title) => change({ title })} />
      <RowsField
        {...{ label: 'Testimonials', rows: block.items, addLabel: 'Add a testimonial', most: 40 }}
        error={errorOf('items')}
        onChange={(items) => change({ items })}
        nameOf={({ name }, at) => name || `testimonial ${at + 1}`}
        onAdd={() => ({ quote: '', name: '', role: '' })}
      >
        {(row, put) => (
          <>
            <LongText
              {...{ label: 'Quote', longest: 2_000, value: row.quote }}
              onChange={(quote) => put({ ...row, quote })}
            />
            <Text {...{ label: 'Name', longest: 120, value: row.name }} onChange={(name) => put({ ...row, name })} />
            <Text {...{ label: 'Role', longest: 120, value: row.role }} onChange={(role) => put({ ...row, role })} />
          </>
        )}
      </RowsField>
    </>
  )
}

export function LogosForm({ block, change, errorOf }: FormProps<'logos'>) {
  return (
    <>
      <Text {...{ label: 'Title', longest: 200, value: block.title }} onChange={(title) => change({ title })} />
      <RowsField
        {...{ label: 'Logos', rows: block.items, addLabel: 'Add a logo', most: 40, error: errorOf('items') }}
        onChange={(items) => change({ items })}
        nameOf={({ picture }, at) => picture?.alt || `logo ${at + 1}`}
        onAdd={() => ({ picture: null, url: '' })}
      >
        {(row, put, at) => (
          <>
            <BlockPictureField
              {...{ label: 'Logo', value: row.picture, error: errorOf(`items.${at}.picture`) }}
              onChange={(picture) => put({ ...row, picture })}
            />
            <AddressField
              {...{ label: 'Leads to', value: row.url, error: errorOf(`items.${at}.url`) }}
              onChange={(url) => put({ ...row, url })}
            />
          </>
        )}
      </RowsField>
    </>
  )
}

export function FaqForm({ block, change, errorOf }: FormProps<'faq'>) {
  return (
    <>
      <Text {...{ label: 'Title', longest: 200, value: block.title }} onChange={(title) => change({ title })} />
      <RowsField
        {...{ label: 'Questions and answers', rows: block.items, addLabel: 'Add a question', most: 40 }}
        hint="Search engines show them too."
        error={errorOf('items')}
        onChange={(items) => change({ items })}
        nameOf={({ question }, at) => question || `question ${at + 1}`}
        onAdd={() => ({ question: '', answer: '' })}
      >
        {(row, put) => (
          <>
            <Text
              {...{ label: 'Question', longest: 300, value: row.question }}
              onChange={(question) => put({ ...row, question })}
            />
            <LongText
              {...{ label: 'Answer', longest: 4_000, value: row.answer }}
              onChange={(answer) => put({ ...row, answer })}
            />
          </>
        )}
      </RowsField>
    </>
  )
}
