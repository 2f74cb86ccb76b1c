import { Monitor, Smartphone, Tablet } from 'lucide-react'

const widths = [
  { value: 'phone', label: 'Phone, 390 pixels', icon: Smartphone },
  { value: 'tablet', label: 'Tablet, 820 pixels', icon: Tablet },
  { value: 'full', label: 'Full width', icon: Monitor },
] as const

export type PreviewWidth = (typeof widths)[number]['value']

/** In CSS pixels; the full width is that of a small laptop at least. */
export const previewWidthPx: Record<PreviewWidth, number> = { phone: 390, tablet: 820, full: 1_280 }

/** How wide the page is drawn. */
export function WidthSwitcher({ width, onChange }: { width: PreviewWidth; onChange: (width: PreviewWidth) => void }) {
  return (
    <fieldset className="flex shrink-0 items-center">
      <legend className="sr-only">Preview width</legend>
      {widths.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className="control grid min-w-9 cursor-pointer place-items-center rounded-md text-muted hover:bg-wash hover:text-ink has-checked:bg-accent-tint has-checked:text-ink has-focus-visible:outline-2 pointer-coarse:min-w-11"
        >
          <input
            type="radio"
            name="preview width"
            aria-label={label}
            className="sr-only"
            checked={value === width}
            onChange={() => onChange(value)}
          />
          <Icon size={17} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
