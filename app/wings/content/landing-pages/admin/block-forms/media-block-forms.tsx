import type { BlockFormProps } from './block-form-props'
import {
  AddressField,
  BlockPictureField,
  DateTimeField,
  LongTextField,
  RichTextField,
  ShortTextField,
} from './field-components'

export function RichTextBlockForm({ block, change, getError }: BlockFormProps<'rich-text'>) {
  return (
    <RichTextField label="Text" value={block.html} error={getError('html')} onChange={(html) => change({ html })} />
  )
}

export function ImageBlockForm({ block, change, getError }: BlockFormProps<'image'>) {
  return (
    <>
      <BlockPictureField
        label="Image"
        value={block.picture}
        error={getError('picture')}
        onChange={(picture) => change({ picture })}
      />
      <LongTextField
        label="Caption"
        maxLength={500}
        value={block.caption}
        error={getError('caption')}
        onChange={(caption) => change({ caption })}
      />
    </>
  )
}

export function VideoBlockForm({ block, change, getError }: BlockFormProps<'video'>) {
  return (
    <>
      <AddressField
        label="Video URL"
        value={block.url}
        error={getError('url')}
        hint="YouTube, Vimeo or Loom. Loads when a visitor clicks it."
        onChange={(url) => change({ url })}
      />
      <LongTextField
        label="Caption"
        maxLength={500}
        value={block.caption}
        error={getError('caption')}
        onChange={(caption) => change({ caption })}
      />
    </>
  )
}

export function CountdownBlockForm({ block, change, getError }: BlockFormProps<'countdown'>) {
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
        maxLength={500}
        value={block.text}
        error={getError('text')}
        onChange={(text) => change({ text })}
      />
      <DateTimeField
        label="Ends at"
        value={block.endsAt}
        error={getError('endsAt')}
        onChange={(endsAt) => change({ endsAt })}
      />
      <LongTextField
        label="Text after the end"
        maxLength={500}
        value={block.endText}
        error={getError('endText')}
        onChange={(endText) => change({ endText })}
      />
    </>
  )
}
