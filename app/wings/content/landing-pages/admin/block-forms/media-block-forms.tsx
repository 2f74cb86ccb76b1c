import type { BlockFormProps } from './block-form-props'
import {
  AddressField,
  BlockPictureField,
  DateTimeField,
  LongTextField,
  RichTextField,
  ShortTextField,
} from './field-components'

export function RichTextBlockForm({ block, change, getError: errorOf }: BlockFormProps<'rich-text'>) {
  return <RichTextField label="Text" value={block.html} error={errorOf('html')} onChange={(html) => change({ html })} />
}

export function ImageBlockForm({ block, change, getError: errorOf }: BlockFormProps<'image'>) {
  return (
    <>
      <BlockPictureField
        label="Image"
        value={block.picture}
        error={errorOf('picture')}
        onChange={(picture) => change({ picture })}
      />
      <LongTextField
        label="Caption"
        maxLength={500}
        value={block.caption}
        error={errorOf('caption')}
        onChange={(caption) => change({ caption })}
      />
    </>
  )
}

export function VideoBlockForm({ block, change, getError: errorOf }: BlockFormProps<'video'>) {
  return (
    <>
      <AddressField
        label="Video URL"
        value={block.url}
        error={errorOf('url')}
        hint="YouTube, Vimeo or Loom. Loads when a visitor clicks it."
        onChange={(url) => change({ url })}
      />
      <LongTextField
        label="Caption"
        maxLength={500}
        value={block.caption}
        error={errorOf('caption')}
        onChange={(caption) => change({ caption })}
      />
    </>
  )
}

export function CountdownBlockForm({ block, change, getError: errorOf }: BlockFormProps<'countdown'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={500}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <DateTimeField
        label="Ends at"
        value={block.endsAt}
        error={errorOf('endsAt')}
        onChange={(endsAt) => change({ endsAt })}
      />
      <LongTextField
        label="Text after the end"
        maxLength={500}
        value={block.endText}
        error={errorOf('endText')}
        onChange={(endText) => change({ endText })}
      />
    </>
  )
}
