import type { FormProps } from './form-props'
import { below } from './form-props'
import { LinkField } from './link-field'
import { BlockPictureField, LongText, Text } from './parts'

export function HeroForm({ block, change, errorOf }: FormProps<'hero'>) {
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
        longest={2_000}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <LinkField
        label="Button"
        value={block.action}
        errorOf={below(errorOf, 'action')}
        onChange={(action) => change({ action })}
      />
      <LinkField
        label="Second button"
        value={block.secondary}
        errorOf={below(errorOf, 'secondary')}
        onChange={(secondary) => change({ secondary })}
      />
      <Text
        label="Note below the buttons"
        longest={200}
        value={block.note}
        error={errorOf('note')}
        onChange={(note) => change({ note })}
      />
      <BlockPictureField
        label="Picture"
        value={block.picture}
        error={errorOf('picture')}
        onChange={(picture) => change({ picture })}
      />
    </>
  )
}

export function CallToActionForm({ block, change, errorOf }: FormProps<'call-to-action'>) {
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
        longest={2_000}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <LinkField
        label="Button"
        value={block.action}
        errorOf={below(errorOf, 'action')}
        onChange={(action) => change({ action })}
      />
      <LinkField
        label="Second button"
        value={block.secondary}
        errorOf={below(errorOf, 'secondary')}
        onChange={(secondary) => change({ secondary })}
      />
    </>
  )
}
