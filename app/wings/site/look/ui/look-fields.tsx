import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { Switch } from '~/ui/workspace/switch'
import { HueSlider } from '~/wings/site/settings/hue-slider'
import { bodyFontNames, type FontName, fontNames, fonts } from '../fonts'
import type { Look } from '../look'
import { RadioChips } from './radio-chips'

export interface LookFieldsProps {
  look: Look
  errors: Record<string, string>
  onChange: (part: Partial<Look>) => void
}

const radiusLabels = { none: 'None', small: 'Small', medium: 'Medium', large: 'Large' }
const widthLabels = { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' }
const FIRST_SECOND_HUE = 120

const optionsOf = (names: FontName[]) => names.map((value) => ({ value, label: fonts[value].label }))

/** Typefaces, shapes and the second color. */
export function LookFields({ look, errors, onChange }: LookFieldsProps) {
  return (
    <>
      <Field label="Heading font" error={errors['look.headingFont']}>
        {(control) => (
          <Select
            {...control}
            options={optionsOf(fontNames)}
            value={look.headingFont}
            onChange={({ target }) => onChange({ headingFont: target.value as FontName })}
          />
        )}
      </Field>
      <Field label="Body font" error={errors['look.bodyFont']} hint="Fonts are loaded from this site.">
        {(control) => (
          <Select
            {...control}
            options={optionsOf(bodyFontNames)}
            value={look.bodyFont}
            onChange={({ target }) => onChange({ bodyFont: target.value as FontName })}
          />
        )}
      </Field>
      <RadioChips
        label="Corner radius"
        labels={radiusLabels}
        value={look.radius}
        onChange={(radius) => onChange({ radius })}
      />
      <RadioChips
        label="Page width"
        labels={widthLabels}
        value={look.pageWidth}
        onChange={(pageWidth) => onChange({ pageWidth })}
      />
      <Switch
        label="Second accent color"
        hint="For step numbers, quotes, list markers and labels. Without it they have the accent color."
        checked={look.secondHue !== null}
        onCheckedChange={(isOn) => onChange({ secondHue: isOn ? FIRST_SECOND_HUE : null })}
      />
      {look.secondHue !== null && (
        <HueSlider
          label="Hue of the second accent color"
          hint="Choose one that stands apart from the accent color."
          hue={look.secondHue}
          error={errors['look.secondHue']}
          onChange={(secondHue) => onChange({ secondHue })}
        />
      )}
    </>
  )
}
