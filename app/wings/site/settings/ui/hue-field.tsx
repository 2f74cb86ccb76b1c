import { useState } from 'react'
import { HueSlider } from '../hue-slider'

/** The accent color of the brand. */
export function HueField({ hue: first, error }: { hue: number; error: string | undefined }) {
  const [hue, setHue] = useState(first)
  return (
    <HueSlider
      label="Accent color"
      hint="Used for buttons and links."
      name="hue"
      hue={hue}
      error={error}
      onChange={setHue}
    />
  )
}
