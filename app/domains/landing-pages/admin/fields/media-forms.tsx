import type { FormProps } from './form-props'
import { AddressField, BlockPictureField, HtmlField, LongText, MomentField, Text } from './parts'

export function RichTextForm({ block, change, errorOf }: FormProps<'rich-text'>) {
  return (
    <HtmlField
      label="Text of the block"
      value={block.html}
      error={errorOf('html')}
      onChange={(html) => change({ html })}
    />
  )
}

export function ImageForm({ block, change, errorOf }: FormProps<'image'>) {
  return (
    <>
      <BlockPictureField
        label="Picture"
        value={block.picture}
        error={errorOf('picture')}
        onChange={(picture) => change({ picture })}
      />
      <LongText
        label="Caption"
        longest={500}
        value={block.caption}
        error={errorOf('caption')}
        onChange={(caption) => change({ caption })}
      />
    </>
  )
}

export function VideoForm({ block, change, errorOf }: FormProps<'video'>) {
  return (
    <>
      <AddressField
        label="Address of the video"
        value={block.url}
        error={errorOf('url')}
        hint="On YouTube, Vimeo or Loom. It is loaded by the visitor’s click."
        onChange={(url) => change({ url })}
      />
      <LongText
        label="Caption"
        longest={500}
        value={block.caption}
        error={errorOf('caption')}
        onChange={(caption) => change({ caption })}
      />
    </>
  )
}

export function CountdownForm({ block, change, errorOf }: FormProps<'countdown'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <LongText
        label="Text"
        longest={500}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <MomentField
        label="Ends at"
        value={block.endsAt}
        error={errorOf('endsAt')}
        onChange={(endsAt) => change({ endsAt })}
      />
      <LongText
        label="What stands there afterwards"
        longest={500}
        value={block.endText}
        error={errorOf('endText')}
        onChange={(endText) => change({ endText })}
      />
    </>
  )
}
