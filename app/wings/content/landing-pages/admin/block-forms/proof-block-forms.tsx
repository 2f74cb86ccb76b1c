import { RepeaterField } from '~/ui/workspace/repeater-field'
import type { BlockFormProps } from './block-form-props'
import { AddressField, BlockPictureField, LongTextField, ShortTextField } from './field-components'

export function NumbersBlockForm({ block, change, getError }: BlockFormProps<'numbers'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField
        label="Numbers"
        rows={block.items}
        addLabel="Add number"
        max={40}
        error={getError('items')}
        onChange={(items) => change({ items })}
        getRowLabel={({ value, label }, at) => `${value} ${label}`.trim() || `number ${at + 1}`}
        onAdd={() => ({ value: '', label: '' })}
      >
        {(row, put, at) => (
          <>
            <ShortTextField
              label="Number"
              maxLength={40}
              value={row.value}
              error={getError(`items.${at}.value`)}
              onChange={(value) => put({ ...row, value })}
            />
            <ShortTextField
              label="Label"
              maxLength={120}
              value={row.label}
              error={getError(`items.${at}.label`)}
              onChange={(label) => put({ ...row, label })}
            />
          </>
        )}
      </RepeaterField>
      <LongTextField
        label="Note"
        maxLength={500}
        value={block.note}
        error={getError('note')}
        onChange={(note) => change({ note })}
      />
    </>
  )
}

export function TestimonialsBlockForm({ block, change, getError }: BlockFormProps<'testimonials'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField
        label="Testimonials"
        rows={block.items}
        addLabel="Add testimonial"
        max={40}
        error={getError('items')}
        onChange={(items) => change({ items })}
        getRowLabel={({ name }, at) => name || `testimonial ${at + 1}`}
        onAdd={() => ({ picture: null, quote: '', name: '', role: '' })}
      >
        {(row, put, at) => (
          <>
            <LongTextField
              label="Quote"
              maxLength={2_000}
              value={row.quote}
              error={getError(`items.${at}.quote`)}
              onChange={(quote) => put({ ...row, quote })}
            />
            <ShortTextField
              label="Name"
              maxLength={120}
              value={row.name}
              error={getError(`items.${at}.name`)}
              onChange={(name) => put({ ...row, name })}
            />
            <ShortTextField
              label="Role"
              maxLength={120}
              value={row.role}
              error={getError(`items.${at}.role`)}
              onChange={(role) => put({ ...row, role })}
            />
            <BlockPictureField
              label="Picture"
              value={row.picture ?? null}
              error={getError(`items.${at}.picture`)}
              onChange={(picture) => put({ ...row, picture })}
            />
          </>
        )}
      </RepeaterField>
    </>
  )
}

export function PeopleBlockForm({ block, change, getError }: BlockFormProps<'people'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField
        label="People"
        rows={block.items}
        addLabel="Add person"
        max={40}
        error={getError('items')}
        onChange={(items) => change({ items })}
        getRowLabel={({ name }, at) => name || `person ${at + 1}`}
        onAdd={() => ({ picture: null, name: '', role: '', text: '' })}
      >
        {(row, put, at) => (
          <>
            <ShortTextField
              label="Name"
              maxLength={120}
              value={row.name}
              error={getError(`items.${at}.name`)}
              onChange={(name) => put({ ...row, name })}
            />
            <ShortTextField
              label="Role"
              maxLength={120}
              value={row.role}
              error={getError(`items.${at}.role`)}
              onChange={(role) => put({ ...row, role })}
            />
            <LongTextField
              label="Text"
              maxLength={1_000}
              value={row.text}
              error={getError(`items.${at}.text`)}
              onChange={(text) => put({ ...row, text })}
            />
            <BlockPictureField
              label="Picture"
              value={row.picture}
              error={getError(`items.${at}.picture`)}
              onChange={(picture) => put({ ...row, picture })}
            />
          </>
        )}
      </RepeaterField>
    </>
  )
}

export function LogosBlockForm({ block, change, getError }: BlockFormProps<'logos'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField
        label="Logos"
        rows={block.items}
        addLabel="Add logo"
        max={40}
        error={getError('items')}
        onChange={(items) => change({ items })}
        getRowLabel={({ picture }, at) => picture?.alt || `logo ${at + 1}`}
        onAdd={() => ({ picture: null, url: '' })}
      >
        {(row, put, at) => (
          <>
            <BlockPictureField
              label="Logo"
              value={row.picture}
              error={getError(`items.${at}.picture`)}
              onChange={(picture) => put({ ...row, picture })}
            />
            <AddressField
              label="URL"
              value={row.url}
              error={getError(`items.${at}.url`)}
              onChange={(url) => put({ ...row, url })}
            />
          </>
        )}
      </RepeaterField>
    </>
  )
}

export function FaqBlockForm({ block, change, getError }: BlockFormProps<'faq'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <RepeaterField
        label="Questions and answers"
        rows={block.items}
        addLabel="Add question"
        max={40}
        hint="Adds FAQ structured data."
        error={getError('items')}
        onChange={(items) => change({ items })}
        getRowLabel={({ question }, at) => question || `question ${at + 1}`}
        onAdd={() => ({ question: '', answer: '' })}
      >
        {(row, put, at) => (
          <>
            <ShortTextField
              label="Question"
              maxLength={300}
              value={row.question}
              error={getError(`items.${at}.question`)}
              onChange={(question) => put({ ...row, question })}
            />
            <LongTextField
              label="Answer"
              maxLength={4_000}
              value={row.answer}
              error={getError(`items.${at}.answer`)}
              onChange={(answer) => put({ ...row, answer })}
            />
          </>
        )}
      </RepeaterField>
    </>
  )
}
