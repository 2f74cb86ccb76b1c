import { CalendarRange, Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { Button, IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import { Menu, MenuItem } from '~/ui/workspace/menu'
import { Popover } from '~/ui/workspace/popover'
import { withSearchParams } from '~/ui/workspace/search-params'
import { formatDateRange } from '../format-interval'
import { compareNames, type Period, periodNames } from '../period'

const replaced = ['period', 'from', 'to', 'part']

interface LinkDropdownProps {
  /** What is chosen: "Period". */
  label: string
  selected: string
  options: { label: string; search: string; isCurrent: boolean }[]
}

/** Which days are counted, and what they are compared with. */
export function PeriodControls({ period }: { period: Period }) {
  return (
    <>
      <PeriodMenu period={period} />
      <ComparisonMenu period={period} />
    </>
  )
}

/** Which days are counted: one of a few spans, or any first and last day. */
export function PeriodMenu({ period }: { period: Period }) {
  const [params] = useSearchParams()
  const { custom: _, ...names } = periodNames
  const choices = Object.entries(names).map(([value, label]) => ({
    label,
    isCurrent: value === period.name,
    search: withSearchParams(params, { period: value, from: null, to: null }),
  }))
  const label = period.name === 'custom' ? formatDateRange(period) : periodNames[period.name]
  return (
    <>
      <LinkDropdown label="Period" selected={label} options={choices} />
      <CustomPeriodPopover period={period} />
    </>
  )
}

function ComparisonMenu({ period }: { period: Period }) {
  const [params] = useSearchParams()
  const choices = Object.entries(compareNames).map(([value, label]) => ({
    label,
    isCurrent: value === period.compare,
    search: withSearchParams(params, { compare: value }),
  }))
  return (
    <LinkDropdown
      label="Compare with"
      selected={compareNames[period.previous ? period.compare : 'none']}
      options={choices}
    />
  )
}

/** One of a few, each an address. */
function LinkDropdown({ label, selected, options }: LinkDropdownProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <span className="sr-only">{label}: </span>
          {selected}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
    >
      {options.map(({ label, search, isCurrent }) => (
        <MenuItem key={label} asChild>
          <Link to={{ search }} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
            <Check size={16} aria-hidden="true" className={isCurrent ? '' : 'invisible'} />
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Any first and last day. */
function CustomPeriodPopover({ period }: { period: Period }) {
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const others = [...params].filter(([name]) => !replaced.includes(name))
  return (
    <Popover
      label="Custom range"
      className="w-72"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={CalendarRange} label="Custom range" variant="secondary" />}
    >
      <Form method="get" preventScrollReset onSubmit={() => setIsOpen(false)} className="grid gap-3">
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="period" value="custom" />
        <Day name="from" label="Start date" day={period.from} max={period.today} />
        <Day name="to" label="End date" day={period.to} max={period.today} />
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </Form>
    </Popover>
  )
}

function Day({ name, label, day, max }: { name: string; label: string; day: string; max: string }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <TextInput id={id} type="date" name={name} defaultValue={day} max={max} required />
    </div>
  )
}
