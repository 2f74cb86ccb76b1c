import { type Oklch, oklchToHex } from '~/ui/oklch'
import { Field } from '~/ui/workspace/field'
import { AA_CONTRAST, type AccentColor, accentColors } from './accent-colors'
import { HUE_RANGE } from './brand'

interface HueSliderProps {
  label: string
  hint: string
  /** In a form that is sent. */
  name?: string
  hue: number
  error: string | undefined
  onChange: (hue: number) => void
}

/** An accent color, chosen by its hue, with what becomes of it in both themes and how well that can be read. */
export function HueSlider({ label, hint, name, hue, error, onChange }: HueSliderProps) {
  return (
    <div className="grid gap-3 text-dense">
      <Field label={label} error={error} labelAside={`${hue}°`} hint={hint}>
        {(control) => (
          <input
            {...control}
            type="range"
            name={name}
            min={HUE_RANGE.from}
            max={HUE_RANGE.to}
            value={hue}
            onChange={(event) => onChange(Number(event.target.value))}
            className="h-9 w-full accent-accent pointer-coarse:h-11"
            style={{ '--hue': hue } as React.CSSProperties}
          />
        )}
      </Field>
      <ul aria-label={`${label} in both themes`} className="grid gap-3 sm:grid-cols-2">
        {accentColors(hue).map((color) => (
          <ThemeSample key={color.theme} color={color} />
        ))}
      </ul>
      <p className="text-faint">
        WCAG AA asks for a contrast of at least {AA_CONTRAST}:1 between text and its background. The site sets how light
        the color is in each theme, so that every hue reaches it.
      </p>
    </div>
  )
}

function ThemeSample({ color }: { color: AccentColor }) {
  const { theme, accent, onAccent, buttonContrast, linkContrast } = color
  return (
    <li className="flex items-center gap-3 rounded-md border border-line p-2.5">
      <span
        aria-hidden="true"
        className="grid min-h-11 min-w-16 place-items-center rounded-md px-3 font-semibold"
        style={{ background: toCss(accent), color: toCss(onAccent) }}
      >
        Buy
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {theme} <span className="font-normal text-faint">{oklchToHex(...accent)}</span>
        </span>
        <span className="block text-muted tabular-nums">Button text {formatContrast(buttonContrast)}</span>
        <span className="block text-muted tabular-nums">Links {formatContrast(linkContrast)}</span>
      </span>
    </li>
  )
}

const toCss = ([lightness, chroma, hue]: Oklch) => `oklch(${lightness} ${chroma} ${hue})`

/** Cut, not rounded: what is shown as 4.5 is at least that. */
function formatContrast(contrast: number) {
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
  return `${shown}:1, ${contrast >= AA_CONTRAST ? 'passes' : 'fails'}`
}
