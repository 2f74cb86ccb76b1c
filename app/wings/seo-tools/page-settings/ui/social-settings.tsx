import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { MediaPicker } from '~/wings/site/media/media-picker'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import type { ResolvedPageTexts } from './resolve-page-texts'
import { type PageSettingsFormState, SettingsTextField } from './settings-text-field'

const SOCIAL_WIDTH = 1200

interface ImageFieldProps {
  form: PageSettingsFormState
  name: 'ogImage' | 'twitterImage'
  label: string
  hint: string
}

/** What networks show of a link to the page; X has fields of its own. */
export function SocialSettings({ writing, words }: { writing: PageSettingsFormState; words: ResolvedPageTexts }) {
  return (
    <>
      <SettingsTextField
        form={writing}
        name="ogTitle"
        label="Social title"
        maxLength={200}
        placeholder={words.networkTitle}
      />
      <SettingsTextField
        form={writing}
        name="ogDescription"
        label="Social description"
        maxLength={500}
        rows={2}
        placeholder={words.description}
      />
      <ImageField
        form={writing}
        name="ogImage"
        label="Social image"
        hint="Recommended: 1200 × 630 px. Leave empty to generate one."
      />
      <SettingsTextField
        form={writing}
        name="twitterTitle"
        label="X title"
        maxLength={200}
        placeholder={words.socialTitle}
      />
      <SettingsTextField
        form={writing}
        name="twitterDescription"
        label="X description"
        maxLength={500}
        rows={2}
        placeholder={words.socialDescription}
      />
      <ImageField form={writing} name="twitterImage" label="X image" hint="Leave empty to use the social image." />
    </>
  )
}

/** The address of a picture, typed or chosen from the library. */
function ImageField({ form, name, label, hint }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <SettingsTextField form={form} name={name} label={label} hint={hint} maxLength={2_000} isCode />
      </div>
      <IconButton
        icon={ImagePlus}
        label={`Choose from media library: ${label}`}
        className="mt-6"
        onClick={() => setOpen(true)}
      />
      <MediaPicker
        open={isOpen}
        onOpenChange={setOpen}
        onPick={(picture) => form.change({ [name]: pictureUrlAtLeast(picture, SOCIAL_WIDTH) })}
      />
    </div>
  )
}
