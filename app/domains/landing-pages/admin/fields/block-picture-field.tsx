import { PictureField } from '~/domains/writing/picture-field'
import type { BlockPicture } from '../../block-schema'

const LONGEST_ALT = 1_000

export interface BlockPictureFieldProps {
  label: string
  value: BlockPicture | null
  error?: string
  onChange: (picture: BlockPicture | null) => void
}

export function BlockPictureField({ label, value, error, onChange }: BlockPictureFieldProps) {
  return (
    <PictureField
      label={label}
      error={error}
      id={value?.id ?? null}
      alt={value?.alt ?? ''}
      longestAlt={LONGEST_ALT}
      onChange={({ id, alt }) => onChange(id ? { id, alt } : null)}
    />
  )
}
