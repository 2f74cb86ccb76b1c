import { RowsField } from '~/ui/workspace/rows-field'
import type { FormProps } from './form-props'
import { AddressField, BlockPictureField, LongText, Text } from './parts'

export function NumbersForm({ block, change, errorOf }: FormProps<'numbers'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <RowsField
        label="Numbers"
        rows={block.items}
        addLabel="Add a number"
        most={40}
        error={errorOf('items')}
        onChange={(items) => change({ items })}
        nameOf={({ value, label }, at) => `${value} ${label}`.trim() || `number ${at + 1}`}
        onAdd={() => ({ value: '', label: '' })}
      >
        {(row, put, at) => (
          <>
            <Text
              label="Number"
              longest={40}
              value={row.value}
              error={errorOf(`items.${at}.value`)}
              onChange={(value) => put({ ...row, value })}
            />
            <Text
              label="What it counts"
              longest={120}
              value={row.label}
              error={errorOf(`items.${at}.label`)}
              onChange={(label) => put({ ...row, label })}
            />
          </>
        )}
      </RowsField>
      <LongText
        label="Note"
        longest={500}
        value={block.note}
        error={errorOf('note')}
        onChange={(note) => change({ note })}
      />
    </>
  )
}

export function TestimonialsForm({ block, change, errorOf }: FormProps<'testimonials'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <RowsField
        label="Testimonials"
        rows={block.items}
        addLabel="Add a testimonial"
        most={40}
        error={errorOf('items')}
        onChange={(items) => change({ items })}
        nameOf={({ name }, at) => name || `testimonial ${at + 1}`}
        onAdd={() => ({ quote: '', name: '', role: '' })}
      >
        {(row, put, at) => (
          <>
            <LongText
              label="Quote"
              longest={2_000}
              value={row.quote}
              error={errorOf(`items.${at}.quote`)}
              onChange={(quote) => put({ ...row, quote })}
            />
            <Text
              label="Name"
              longest={120}
              value={row.name}
              error={errorOf(`items.${at}.name`)}
              onChange={(name) => put({ ...row, name })}
            />
            <Text
              label="Role"
              longest={120}
              value={row.role}
              error={errorOf(`items.${at}.role`)}
              onChange={(role) => put({ ...row, role })}
            />
          </>
        )}
      </RowsField>
    </>
  )
}

export function LogosForm({ block, change, errorOf }: FormProps<'logos'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <RowsField
        label="Logos"
        rows={block.items}
        addLabel="Add a logo"
        most={40}
        error={errorOf('items')}
        onChange={(items) => change({ items })}
        nameOf={({ picture }, at) => picture?.alt || `logo ${at + 1}`}
        onAdd={() => ({ picture: null, url: '' })}
      >
        {(row, put, at) => (
          <>
            <BlockPictureField
              label="Logo"
              value={row.picture}
              error={errorOf(`items.${at}.picture`)}
              onChange={(picture) => put({ ...row, picture })}
            />
            <AddressField
              label="Leads to"
              value={row.url}
              error={errorOf(`items.${at}.url`)}
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
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <RowsField
        label="Questions and answers"
        rows={block.items}
        addLabel="Add a question"
        most={40}
        hint="Search engines show them too."
        error={errorOf('items')}
        onChange={(items) => change({ items })}
        nameOf={({ question }, at) => question || `question ${at + 1}`}
        onAdd={() => ({ question: '', answer: '' })}
      >
        {(row, put, at) => (
          <>
            <Text
              label="Question"
              longest={300}
              value={row.question}
              error={errorOf(`items.${at}.question`)}
              onChange={(question) => put({ ...row, question })}
            />
            <LongText
              label="Answer"
              longest={4_000}
              value={row.answer}
              error={errorOf(`items.${at}.answer`)}
              onChange={(answer) => put({ ...row, answer })}
            />
          </>
        )}
      </RowsField>
    </>
  )
}
