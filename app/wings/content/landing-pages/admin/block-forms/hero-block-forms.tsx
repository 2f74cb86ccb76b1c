import type { BlockFormProps } from './block-form-props'
import { nestedErrors } from './block-form-props'
import { BlockPictureField, LongTextField, ShortTextField } from './field-components'
import { LinkField } from './link-field'

export function HeroBlockForm({ block, change, getError }: BlockFormProps<'hero'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={2_000}
        value={block.text}
        error={getError('text')}
        onChange={(text) => change({ text })}
      />
      <LinkField
        label="Button"
        value={block.action}
        getError={nestedErrors(getError, 'action')}
        onChange={(action) => change({ action })}
      />
      <LinkField
        label="Second button"
        value={block.secondary}
        getError={nestedErrors(getError, 'secondary')}
        onChange={(secondary) => change({ secondary })}
      />
      <ShortTextField
        label="Text below buttons"
        maxLength={200}
        value={block.note}
        error={getError('note')}
        onChange={(note) => change({ note })}
      />
      <BlockPictureField
        label="Image"
        value={block.picture}
        error={getError('picture')}
        onChange={(picture) => change({ picture })}
      />
    </>
  )
}

export function CallToActionBlockForm({ block, change, getError }: BlockFormProps<'call-to-action'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={2_000}
        value={block.text}
        error={getError('text')}
        onChange={(text) => change({ text })}
      />
      <LinkField
        label="Button"
        value={block.action}
        getError={nestedErrors(getError, 'action')}
        onChange={(action) => change({ action })}
      />
      <LinkField
        label="Second button"
        value={block.secondary}
        getError={nestedErrors(getError, 'secondary')}
        onChange={(secondary) => change({ secondary })}
      />
    </>
  )
}
