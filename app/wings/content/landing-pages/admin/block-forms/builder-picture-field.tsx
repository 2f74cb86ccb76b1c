import { PictureField } from '~/wings/publishing/writing/picture-field'
import type { BlockPictureReference } from '../../block-schema'

const MAX_ALT_LENGTH = 1_000

export interface BlockPictureFieldProps {
  label: string
  value: BlockPictureReference | null
  error?: string
  onChange: (picture: BlockPictureReference | null) => void
}

export function BuilderPictureField({ label, value, error, onChange }: BlockPictureFieldProps) {
  return (
    <PictureField
      label={label}
      error={error}
      id={value?.id ?? null}
      alt={value?.alt ?? ''}
      maxAltLength={MAX_ALT_LENGTH}
      onChange={({ id, alt }) => onChange(id ? { id, alt } : null)}
    />
  )
}
