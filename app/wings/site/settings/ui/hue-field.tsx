import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { HUE_RANGE } from '../brand'

/** The accent colour. Its lightness is fixed, so that every hue can be read in both themes. */
export function HueField({ hue: first, error }: { hue: number; error: string | undefined }) {
  const [hue, setHue] = useState(first)
  return (
    <Field label="Accent color" error={error} labelAside={`${hue}°`} hint="Used for buttons and links.">
      {(control) => (
        <div className="flex items-center gap-4">
          <input
            {...control}
            type="range"
            name="hue"
            min={HUE_RANGE.from}
            max={HUE_RANGE.to}
            value={hue}
            onChange={(event) => setHue(Number(event.target.value))}
            className="h-9 min-w-0 flex-1 accent-accent pointer-coarse:h-11"
            style={{ '--hue': hue } as React.CSSProperties}
          />
          <span aria-hidden="true" className="flex overflow-hidden rounded-md">
            <Swatch background={`oklch(0.535 0.166 ${hue})`} ink="oklch(1 0 0)" />
            <Swatch background={`oklch(0.755 0.135 ${hue + 7})`} ink="oklch(0.2 0.025 243)" />
          </span>
        </div>
      )}
    </Field>
  )
}

/** A button in this colour, by day and by night. */
function Swatch({ background, ink }: { background: string; ink: string }) {
  return (
    <span className="grid min-h-9 place-items-center px-3 font-semibold" style={{ background, color: ink }}>
      Buy
    </span>
  )
}
