import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { MediaPicker } from '~/domains/media/media-picker'
import { pictureAtLeast } from '~/domains/media/picture'
import { IconButton } from '~/ui/workspace/button'
import type { ShownWords } from './page-words'
import { TextField, type Writing } from './text-field'

const SOCIAL_WIDTH = 1200

interface ImageFieldProps {
  writing: Writing
  name: 'ogImage' | 'twitterImage'
  label: string
  hint: string
}

/** What networks show of a link to the page; X has fields of its own. */
export function SocialSettings({ writing, words }: { writing: Writing; words: ShownWords }) {
  return (
    <>
      <TextField
        writing={writing}
        name="ogTitle"
        label="Social title"
        maxLength={200}
        placeholder={words.networkTitle}
      />
      <TextField
        writing={writing}
        name="ogDescription"
        label="Social description"
        maxLength={500}
        rows={2}
        placeholder={words.description}
      />
      <ImageField
        writing={writing}
        name="ogImage"
        label="Social picture"
        hint="1200 × 630 px is best. Empty: one is drawn with the title, the brand and the page’s picture."
      />
      <TextField
        writing={writing}
        name="twitterTitle"
        label="Title on X"
        maxLength={200}
        placeholder={words.socialTitle}
      />
      <TextField
        writing={writing}
        name="twitterDescription"
        label="Description on X"
        maxLength={500}
        rows={2}
        placeholder={words.socialDescription}
      />
      <ImageField writing={writing} name="twitterImage" label="Picture on X" hint="Empty: the social picture." />
    </>
  )
}

/** The address of a picture, typed or chosen from the library. */
function ImageField({ writing, name, label, hint }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField writing={writing} name={name} label={label} hint={hint} maxLength={2_000} isCode />
      </div>
      <IconButton
        icon={ImagePlus}
        label={`Choose from the library: ${label}`}
        className="mt-6"
        onClick={() => setOpen(true)}
      />
      <MediaPicker
        open={isOpen}
        onOpenChange={setOpen}
        onPick={(picture) => writing.change({ [name]: pictureAtLeast(picture, SOCIAL_WIDTH) })}
      />
    </div>
  )
}
