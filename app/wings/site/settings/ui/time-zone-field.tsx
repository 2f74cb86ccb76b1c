import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { arrowKeySteps, Combobox } from '~/ui/workspace/combobox'
import { Field } from '~/ui/workspace/field'
import { searchTimeZones } from './search-time-zones'

interface TimeZoneFieldProps {
  timeZone: string
  error: string | undefined
}

/** The time zone of the studio, found by typing a part of its name. */
export function TimeZoneField({ timeZone, error }: TimeZoneFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const choice = useTimeZoneCombobox(timeZone)
  const here = useBrowserTimeZone()
  return (
    <Field
      label="Time zone"
      error={error}
      labelAside={
        here &&
        here !== choice.value && (
          <button type="button" className="link min-h-6 cursor-pointer" onClick={() => choice.onPick(here)}>
            Use {here.replaceAll('_', ' ')}
          </button>
        )
      }
      hint="Sets the days and hours of analytics from now on. Past data does not change."
    >
      {(control) => (
        <Combobox
          {...control}
          {...choice}
          inputRef={field}
          name="timeZone"
          maxLength={60}
          placeholder="Europe/Lisbon"
          listLabel="Time zones"
          getId={(zone) => zone}
          renderOption={(zone) => zone.replaceAll('_', ' ')}
        />
      )}
    </Field>
  )
}

const neverChanges = () => () => {}

/** Where the browser is; empty until the page has its scripts. */
function useBrowserTimeZone() {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    () => '',
  )
}

function useTimeZoneCombobox(first: string) {
  const [value, setValue] = useState(first)
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const options = isOpen ? searchTimeZones(value) : []
  const isShown = options.length > 0

  function take(zone: string) {
    setValue(zone)
    setIsOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowKeySteps[event.key]
    const zone = options[at]
    if (step && isShown) setAt((at + step + options.length) % options.length)
    else if (step) setIsOpen(true)
    else if (event.key === 'Enter' && zone) take(zone)
    else if (event.key === 'Escape' && isShown) setIsOpen(false)
    else return
    event.preventDefault()
  }

  return {
    value,
    options,
    activeIndex: at,
    isOpen: isShown,
    onPick: take,
    onKeyDown,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => {
      setValue(target.value)
      setAt(0)
      setIsOpen(true)
    },
    onFocus: ({ target }: React.FocusEvent<HTMLInputElement>) => target.select(),
    onBlur: () => setIsOpen(false),
  }
}
