import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { MediaPicker } from '~/domains/media/media-picker'
import { pictureAtLeast } from '~/domains/media/picture'
import { IconButton } from '~/ui/workspace/button'
import { TextField, type Writing } from './text-field'

const SOCIAL_WIDTH = 1200

interface ImageFieldProps {
  writing: Writing
  name: 'ogImage' | 'twitterImage'
  label: string
  hint: string
}

/** The address of a picture, typed or chosen from the library. */
export function ImageField({ writing, name, label, hint }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField {...{ writing, name, label, hint }} maxLength={2_000} isCode />
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
